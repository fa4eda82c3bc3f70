import { ApiError, PERSON_HEADER } from '@atrium/contract/errors';
import type { User } from '@atrium/contract/users';
import { api } from './client.ts';
import { forceLeave } from './leave.ts';

/** Address that signs a person in and comes back to where they were. */
export function signInAddress(returnTo: string): string {
  return `/auth/login?${new URLSearchParams({ return: returnTo })}`;
}

/** Path, query and fragment of the page. */
export const currentAddress = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** The person who is signed in now; null when nobody is (PLAT-002, PLAT-007). */
export async function loadUser(): Promise<User | null> {
  try {
    return await api().users.me({ headers: { [PERSON_HEADER]: '' } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

let isOurs = true;

/** False once the session of this browser is somebody else's: what this page still holds is not theirs to send. */
export const isOurSession = (): boolean => isOurs;

/**
 * The session of this browser is somebody else's now: nothing of this page is for them, and nothing holds it back, for what
 * it kept unsaved would be saved in the other name.
 */
export function startOver(): void {
  // Several hear of it at once: the page leaves once.
  if (!isOurs) return;
  isOurs = false;
  forceLeave();
  window.location.assign('/');
}

/** One channel a page: its own messages do not come back to it. */
let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel('session'));

/** Tells the other tabs who is signed in now, whose page this is from here on; null after a sign-out. */
export function announceSession(personId: string | null): void {
  if (personId !== null) isOurs = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  openChannel().postMessage(personId);
}

/** Hears from other tabs who is signed in now; null after a sign-out. */
export function onSession(listener: (personId: string | null) => void): () => void {
  const hear = ({ data }: MessageEvent<string | null>) => listener(data);
  openChannel().addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
