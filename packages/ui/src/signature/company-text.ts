import type { RegisteredCompany } from '@atrium/contract/signature-rules';
import type { Translate } from '../foundations/strings/index.js';

/** Formats a company: legal name, and SIREN in groups of three digits. */
export const companyText = (t: Translate, { legalName, siren }: RegisteredCompany): string =>
  t('signature.company.named', {
    name: legalName.trim(),
    siren: siren.replaceAll(/\s/gu, '').replaceAll(/(\d{3})(?=\d)/gu, '$1\u00a0'),
  });
