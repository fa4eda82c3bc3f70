import { ApiError } from '@atrium/contract/errors';
import { announce, type Toasts } from '@atrium/ui';
import type { i18n as I18n } from 'i18next';
import { isForbidden, isRefusedFor } from './error-facts.ts';
import { onFailure } from './failures.ts';

/** Start of the ids of toasts about calls that were refused because of the rights of the user. */
export const REFUSED = 'refused-';

/** Returns the id of the toast about a failed call. A read-only contract is no matter of rights: nobody may write to it. */
export const failureToastId = (error: ApiError): string =>
  `${isForbidden(error) && !isRefusedFor(error, 'CONTRACT_READ_ONLY') ? REFUSED : 'failure-'}${error.key}`;

/** Shows failed calls as toasts, as `judge` decides: title by call key, labels, support id (PLAT-066 to PLAT-068). */
export function toastFailures(toasts: Toasts, i18n: I18n): () => void {
  return onFailure((error, verdict, isGone) => {
    if (verdict.toast === 'network') toasts.networkError();
    if (!(error instanceof ApiError)) return;
    // No toast says it (PLAT-075): who cannot see the row go hears why.
    if (isGone) announce(error.labels.join(' '));
    if (verdict.toast !== 'error') return;
    const title = i18n.getFixedT(null, 'errors') as unknown as (key: string) => string;
    toasts.error(title(`toast.error.${error.key}`), {
      // A repeated failure of the same call replaces its toast instead of adding another one.
      id: failureToastId(error),
      errors: error.labels,
      supportId: error.supportId,
    });
  });
}
