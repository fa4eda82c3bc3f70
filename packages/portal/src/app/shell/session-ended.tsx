import { Button } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { onFailure } from '../failures.ts';
import { forceLeave } from '../leave.ts';
import { currentPlace, loadUser, onSignedIn, signInAddress } from '../session.ts';
import { Dialog } from './dialogs.ts';

/** Where the other tab lands after signing in; it says so and closes itself. */
export const SIGNED_IN_PATH = '/signed-in';

/**
 * Shown when a call finds the session gone. Signing in happens in another tab, so that nothing typed here is lost; the
 * page goes on once it is done.
 */
export function SessionEnded() {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const user = useUser();
  const [state, setState] = useState<'live' | 'ended' | 'signing-in'>('live');
  const isLive = state === 'live';

  useEffect(
    () =>
      onFailure((_, verdict) => {
        if (verdict.sessionLost) setState((current) => (current === 'live' ? 'ended' : current));
      }),
    [],
  );

  useEffect(() => {
    if (isLive) return undefined;
    const check = async () => {
      const found = await loadUser().catch(() => null);
      if (!found) return;
      if (found.id !== user.id) {
        forceLeave();
        window.location.assign('/');
        return;
      }
      setState('live');
      await queries.invalidateQueries();
    };
    const stop = onSignedIn(() => void check());
    window.addEventListener('focus', check);
    return () => {
      stop();
      window.removeEventListener('focus', check);
    };
  }, [isLive, queries, user.id]);

  const signIn = () => {
    if (window.open(signInAddress(SIGNED_IN_PATH), '_blank')) setState('signing-in');
    else window.location.assign(signInAddress(currentPlace()));
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
