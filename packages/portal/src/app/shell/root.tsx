import { AppFrame } from '@atrium/ui';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { removeSplash } from '../start-up/splash.ts';
import { AccessExplanations } from './access-explanations.tsx';
import { Commands } from './commands.tsx';
import { Cookies } from './cookies.tsx';
import { preloadDialogs } from './dialogs.ts';
import { PortalBar } from './portal-bar.tsx';
import { PortalFooter } from './portal-footer.tsx';
import { useRightsRefresh } from './rights-refresh.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SignOutListener } from './sign-out.tsx';
import { TermsGate, useHasEntered } from './terms-gate.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

/** A number instead of the path: the positions stay in the tab, whose next user must not read where others have been. */
const numberOf = (path: string): string =>
  [...path].reduce((sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) | 0, 0).toString(36);

/** The shell around every page. A disabled account sees a single page without the navigation bar (PLAT-054). */
export function Root() {
  const { demoMode } = useUser();
  const hasEntered = useHasEntered();
  useRightsRefresh();
  useEffect(() => {
    removeSplash();
    void preloadDialogs();
  }, []);
  return (
    <AppFrame
      bar={demoMode || !hasEntered ? undefined : <PortalBar />}
      footer={hasEntered ? <PortalFooter /> : undefined}
      notice={<Cookies />}
    >
      {hasEntered ? (
        <Suspense>
          <Outlet />
        </Suspense>
      ) : null}
      <ScrollRestoration getKey={({ pathname, key }) => `${numberOf(pathname)} ${key}`} />
      <RouteAnnouncer isShown={hasEntered} />
      <UnsavedChangesGuard />
      <SignOutListener />
      {demoMode || !hasEntered ? null : (
        <>
          <Commands />
          <AccessExplanations />
        </>
      )}
      <TermsGate />
      <SessionEnded />
    </AppFrame>
  );
}
