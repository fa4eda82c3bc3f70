import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../../api/users.ts';
import { peopleOf } from '../draft-owner.ts';
import { closeDrafts, hasDrafts } from '../kept-drafts.ts';
import { forceLeave } from '../../api/leave.ts';
import { announceSession } from '../../api/session.ts';
import { SignOutConfirmation } from './dialogs.ts';

/** Name of the event that ends the session; `force` skips the confirmation (PLAT-064, PLAT-065). */
export const LOGOUT = 'logout';
export interface LogoutDetail {
  force: boolean;
}

export function requestLogout(detail: LogoutDetail): void {
  window.dispatchEvent(new CustomEvent<LogoutDetail>(LOGOUT, { detail }));
}

/** Ends the session on the server, then leaves the app for the page the server names. */
async function signOut(onEnded?: () => void): Promise<void> {
  const response = await fetch('/auth/logout', { method: 'POST', headers: { accept: 'application/json' } });
  if (!response.ok && response.status !== 401) throw new Error(`logout answered ${response.status}`);
  const answer = (await response.json().catch(() => ({}))) as { redirectTo?: string };
  announceSession(null);
  onEnded?.();
  forceLeave();
  window.location.assign(answer.redirectTo ?? '/');
}

/**
 * Rendered once in the shell; handles the logout event. The confirmation warns that drafts are deleted with the
 * session; a forced sign-out without confirmation keeps them.
 */
export function SignOutListener() {
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    const listener = (event: Event) => {
      const { force } = (event as CustomEvent<LogoutDetail>).detail;
      if (!force) {
        setAsks(true);
        return;
      }
      // A failed sign-out leaves the page and its unsaved changes as they are.
      signOut().catch(() => setAsks(true));
    };
    window.addEventListener(LOGOUT, listener);
    return () => window.removeEventListener(LOGOUT, listener);
  }, []);

  if (!asks) return null;
  const people = peopleOf(queries.getQueryData(userQuery.queryKey));
  return (
    <SignOutConfirmation
      open
      drafts={hasDrafts(people)}
      onOpenChange={setAsks}
      onConfirm={() => signOut(() => closeDrafts(people))}
    />
  );
}
