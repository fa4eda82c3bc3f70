import { useToast } from '@atrium/ui';
import { useEffect } from 'react';
import { dismissRefusals } from './failure-toasts.ts';

/**
 * Closes the toasts of calls that were refused because of rights while a page explains the refusal; other calls of the
 * page before it may be answered later.
 */
export function useExplainedRefusals(isExplained = true): void {
  const toasts = useToast();
  useEffect(() => {
    if (!isExplained) return undefined;
    const dismiss = () => dismissRefusals(toasts);
    dismiss();
    return toasts.subscribe(dismiss);
  }, [toasts, isExplained]);
}
