import { isLeaveBlocked } from '../../api/leave.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { isPrefetching } from '../router/prefetch.ts';

const RELOADED = 'reloaded-for';

/**
 * Code did not come, perhaps because a release replaced the files of this page: starts again with the new ones, once a
 * build. Not while the network is away, which tells nothing of a release, never over changes that are not saved, and not
 * for a page that was only pointed at: who follows the link starts again then.
 */
export function reloadForRelease(build: string, reload: () => void): void {
  if (!navigator.onLine || isLeaveBlocked() || isPrefetching()) return;
  if (readStored(RELOADED, 'session') === build) return;
  // What cannot be remembered would start again for ever.
  if (writeStored(RELOADED, build, 'session')) reload();
}
