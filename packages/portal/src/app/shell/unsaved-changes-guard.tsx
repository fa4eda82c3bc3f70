import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import {
  canKeepChanges,
  giveUpChanges,
  blockLeave,
  isLeaveBlocked,
  isQueryBlocked,
  keepChanges,
  type PendingChanges,
} from '../../api/leave.ts';
import { UnsavedChanges } from './dialogs.ts';

/**
 * Asks before the user leaves a page with unsaved changes (PLAT-059). `giveUp` discards what the page stores of them
 * elsewhere; with `keep` the user may save them as a draft; with `inQuery` it also asks before Back inside the page.
 */
export function useUnsavedChanges(hasChanges: boolean, { giveUp, keep, inQuery }: PendingChanges = {}): void {
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
      inQuery,
    });
  }, [hasChanges, canKeep, inQuery]);
}

/** Rendered once in the shell: blocks navigation, closing and reloading the tab (PLAT-063) with unsaved changes. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isLeaveBlocked() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (currentLocation.search !== nextLocation.search &&
          // Creation forms differ by their query, and are the pages whose changes can be kept as drafts. A dialog that the
          // query opens asks itself before it closes, but not before Back.
          (canKeepChanges() || (historyAction === NavigationType.Pop && isQueryBlocked())))),
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
              // If the draft could not be saved, the user stays; the page says why.
              if (keepChanges()) blocker.proceed();
              else blocker.reset();
            }
          : undefined
      }
    />
  );
}
