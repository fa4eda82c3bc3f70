import type { Contract } from '@atrium/contract/contracts';
import { useFormats, useStrings } from '../foundations/index.js';

/** Returns the display name of a version of the terms, with the date it is valid from, if known. */
export function useTermsName() {
  const t = useStrings();
  const { longDate } = useFormats();
  return ({ label, since }: Contract['terms']): string =>
    since === null ? label : t('contracts.info.termsSince', { terms: label, day: longDate(since) });
}
