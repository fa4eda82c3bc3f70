import { ApiError } from '@atrium/contract/errors';
import type { User } from '@atrium/contract/users';
import { api } from '../api/client.ts';

/** Address that signs a person in and comes back to where they were. */
export function signInAddress(returnTo: string): string {
  return `/auth/login?${new URLSearchParams({ return: returnTo })}`;
}

/** Path, query and fragment of the page. */
export const currentPlace = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** The signed-in person; null when nobody is signed in (PLAT-002, PLAT-007). */
export async function loadUser(): Promise<User | null> {
  try {
    return await api().users.me();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Name of the channel on which a tab that signed in tells the others. */
const CHANNEL = 'session';

export function announceSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage('signed-in');
  channel.close();
}

export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
