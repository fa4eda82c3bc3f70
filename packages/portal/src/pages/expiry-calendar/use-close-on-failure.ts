import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Closes a dialog that could not be read, so that its button works again; the failure is shown as a message. */
export function useCloseOnFailure({ isLoadingError }: UseQueryResult, onClose: () => void): void {
  useEffect(() => {
    if (isLoadingError) onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [isLoadingError]);
}
