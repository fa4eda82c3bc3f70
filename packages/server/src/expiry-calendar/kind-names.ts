import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import type { Bilingual } from '../http/index.ts';

/** Display names of the kinds in all texts of the server. */
export const KIND_NAMES: Readonly<Record<ExpiryKind, Bilingual>> = {
  KYC_REVIEW: { en: 'KYC review', fr: 'Revue KYC' },
  KYC_DOCUMENT: { en: 'KYC document', fr: 'Document KYC' },
  SIGNATORY_POWER: { en: 'Power of a signatory', fr: 'Pouvoir d’un signataire' },
  GUARANTEE: { en: 'Guarantee', fr: 'Garantie' },
  LOAN: { en: 'Loan maturity', fr: 'Échéance d’emprunt' },
  REPAYMENT: { en: 'Loan repayment', fr: 'Remboursement d’emprunt' },
  DEPOSIT: { en: 'Deposit maturity', fr: 'Échéance de dépôt' },
  SIGNATURE: { en: 'Signature', fr: 'Signature' },
  REQUEST_CLOSURE: { en: 'Request to close', fr: 'Demande à clôturer' },
};
