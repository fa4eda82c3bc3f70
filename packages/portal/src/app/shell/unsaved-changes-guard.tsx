import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { giveUpChanges, holdBack, isHeldBack } from '../leave.ts';
import { UnsavedChanges } from './dialogs.ts';

/**
 * A page with unsaved changes calls this: leaving it then asks first (PLAT-059). What it keeps of them elsewhere, it drops
 * when it hears that the person gave them up.
 */
export function useUnsavedChanges(hasChanges: boolean, onGiveUp?: () => void): void {
  const giveUp = useRef(onGiveUp);
  useEffect(() => {
    giveUp.current = onGiveUp;
  });
  useEffect(() => (hasChanges ? holdBack(() => giveUp.current?.()) : undefined), [hasChanges]);
}

/** Stands once in the shell: blocks navigation, and closing or reloading the tab (PLAT-063), while changes are unsaved. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeldBack() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isHeldBack()) event.preventDefault();
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
    />
  );
}
