import { ApiError, PERSON_HEADER } from '@atrium/contract/errors';
import type { User } from '@atrium/contract/users';
import { api } from './client.ts';
import { forceLeave } from './leave.ts';

/** Returns the sign-in address that redirects back to `returnTo`. */
export function signInAddress(returnTo: string): string {
  return `/auth/login?${new URLSearchParams({ return: returnTo })}`;
}

/** Returns path, query and fragment of the current page. */
export const currentAddress = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** Returns the signed-in user, or null when nobody is signed in (PLAT-002, PLAT-007). */
export async function loadUser(): Promise<User | null> {
  try {
    return await api().users.me({ headers: { [PERSON_HEADER]: '' } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

let isOurs = true;

/** False once this browser's session belongs to another user: data of this page must not be sent in their name. */
export const isOurSession = (): boolean => isOurs;

/**
 * Restarts the app because this browser's session now belongs to another user. Unsaved changes do not block leaving,
 * because they would be saved in the other user's name.
 */
export function startOver(): void {
  // Several callers may notice it at once; the page leaves only once.
  if (!isOurs) return;
  isOurs = false;
  forceLeave();
  window.location.assign('/');
}

/** One channel per page: a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel('session'));

/** Notifies other tabs of who is signed in, and marks this page as that user's; null after a sign-out. */
export function announceSession(personId: string | null): void {
  if (personId !== null) isOurs = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  openChannel().postMessage(personId);
}

/** Calls the listener with the user signed in by another tab; null after a sign-out. Returns a stop function. */
export function onSession(listener: (personId: string | null) => void): () => void {
  const hear = ({ data }: MessageEvent<string | null>) => listener(data);
  openChannel().addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
