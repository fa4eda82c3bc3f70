import { Button } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { onFailure } from '../failures.ts';
import { currentAddress, loadUser, onSession, signInAddress, startOver } from '../../api/session.ts';
import { Dialog } from './dialogs.ts';

/** Where the other tab lands after signing in; it confirms the sign-in and closes itself. */
export const SIGNED_IN_PATH = '/signed-in';

/**
 * Shown when a call fails because the session has ended, or when another tab ended it. Signing in happens in another
 * tab, so that nothing typed here is lost; afterwards this page continues. If a different user has signed in meanwhile,
 * in any tab, the page starts over, because it was rendered for the previous user.
 */
export function SessionEnded() {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const { id } = useUser();
  const [state, setState] = useState<'live' | 'ended' | 'signing-in'>('live');
  const isLive = state === 'live';

  useEffect(() => {
    const end = () => setState((current) => (current === 'live' ? 'ended' : current));
    let looking: ReturnType<typeof ask> | undefined;
    const ask = async () => {
      const found = await loadUser().catch(() => undefined);
      looking = undefined;
      if (found && found.id !== id) startOver();
      return found;
    };
    /** Returns the signed-in user, undefined if unknown; starts over for another user. One call for many failures. */
    const look = () => (looking ??= ask());
    const stopFailures = onFailure((_, verdict) => {
      if (!verdict.sessionLost) return;
      end();
      void look();
    });
    const stopSession = onSession((personId) => {
      if (personId === null) end();
      else if (personId !== id) void look();
    });
    // The page was restored from the back/forward cache: the session may have ended since.
    const comeBack = async (event: PageTransitionEvent) => {
      if (event.persisted && (await look()) === null) window.location.reload();
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      stopFailures();
      stopSession();
      window.removeEventListener('pageshow', comeBack);
    };
  }, [id]);

  useEffect(() => {
    if (isLive) return undefined;
    const check = async () => {
      const found = await loadUser().catch(() => null);
      if (!found) return;
      if (found.id !== id) {
        startOver();
        return;
      }
      setState('live');
      await queries.invalidateQueries();
    };
    const stop = onSession(() => void check());
    window.addEventListener('focus', check);
    return () => {
      stop();
      window.removeEventListener('focus', check);
    };
  }, [isLive, queries, id]);

  const signIn = () => {
    if (window.open(signInAddress(SIGNED_IN_PATH), '_blank')) setState('signing-in');
    else window.location.assign(signInAddress(currentAddress()));
  };

  if (isLive) return null;
  return (
    <Dialog
      open
      dismissible={false}
      title={t('sessionEnded.title')}
      description={t(state === 'signing-in' ? 'sessionEnded.waiting' : 'sessionEnded.text')}
      footer={
        <Button variant="primary" onClick={signIn}>
          {t('sessionEnded.signIn')}
        </Button>
      }
    />
  );
}
