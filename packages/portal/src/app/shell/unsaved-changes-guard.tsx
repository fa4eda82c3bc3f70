import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  canKeepChanges,
  giveUpChanges,
  blockLeave,
  isLeaveBlocked,
  keepChanges,
  type PendingChanges,
} from '../../api/leave.ts';
import { UnsavedChanges } from './dialogs.ts';

/**
 * A page with unsaved changes calls this: leaving it then asks first (PLAT-059). `giveUp` drops what the page keeps of them
 * elsewhere; with `keep` the person may leave them as a draft.
 */
export function useUnsavedChanges(hasChanges: boolean, { giveUp, keep }: PendingChanges = {}): void {
  const latest = useRef<PendingChanges>({});
  useEffect(() => {
    latest.current = { giveUp, keep };
  });
  const canKeep = keep !== undefined;
  useEffect(() => {
    if (!hasChanges) return;
    return blockLeave({
      giveUp: () => latest.current.giveUp?.(),
      keep: canKeep ? () => latest.current.keep?.() ?? false : undefined,
    });
  }, [hasChanges, canKeep]);
}

/** Stands once in the shell: blocks navigation, and closing or reloading the tab (PLAT-063), while changes are unsaved. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeaveBlocked() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isLeaveBlocked()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <UnsavedChanges
      open
      onLeave={() => {
        giveUpChanges();
        blocker.proceed();
      }}
      onStay={() => blocker.reset()}
      onKeep={
        canKeepChanges()
          ? () => {
              // What could not be kept is not left behind: the page says why.
              if (keepChanges()) blocker.proceed();
              else blocker.reset();
            }
          : undefined
      }
    />
  );
}
