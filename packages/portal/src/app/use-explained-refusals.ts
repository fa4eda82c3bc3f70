import { useToast, type Toasts } from '@atrium/ui';
import { useEffect } from 'react';
import { REFUSED } from './failure-toasts.ts';

function dismiss(toasts: Toasts, start: string): void {
  for (const { id } of toasts.getSnapshot()) if (id.startsWith(start)) toasts.dismiss(id);
}

/**
 * Closes the toasts of calls that were refused because of rights when a page explains the refusal. Other reads of the
 * page before it may be answered later, so those of refused reads are closed from then on; what the user does on the
 * page is not explained by it.
 */
export function useExplainedRefusals(isExplained = true): void {
  const toasts = useToast();
  useEffect(() => {
    if (!isExplained) return undefined;
    dismiss(toasts, REFUSED);
    return toasts.subscribe(() => dismiss(toasts, `${REFUSED}get-`));
  }, [toasts, isExplained]);
}
