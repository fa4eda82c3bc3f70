import { isLeaveBlocked } from '../../api/leave.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { isPrefetching } from '../router/prefetch.ts';

const RELOADED = 'reloaded-for';

/**
 * Reloads the page when code failed to load, perhaps because a release replaced the files of this page; once per build.
 * Not while offline, which says nothing about a release, not over unsaved changes, and not for a prefetch: the reload
 * then happens when the user follows the link.
 */
export function reloadForRelease(build: string, reload: () => void): void {
  if (!navigator.onLine || isLeaveBlocked() || isPrefetching()) return;
  if (readStored(RELOADED, 'session') === build) return;
  // If the reload cannot be remembered, it would repeat for ever.
  if (writeStored(RELOADED, build, 'session')) reload();
}
