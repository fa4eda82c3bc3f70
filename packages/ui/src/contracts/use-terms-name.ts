import type { Contract } from '@atrium/contract/contracts';
import { useFormats, useStrings } from '../foundations/index.js';

/** Names a version of the terms with the day since which it holds, where that is known. */
export function useTermsName() {
  const t = useStrings();
  const { longDate } = useFormats();
  return ({ label, since }: Contract['terms']): string =>
    since === null ? label : t('contracts.info.termsSince', { terms: label, day: longDate(since) });
}
