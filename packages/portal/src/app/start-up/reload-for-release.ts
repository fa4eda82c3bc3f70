import { isHeldBack } from '../leave.ts';

const RELOADED = 'reloaded-for';

/**
 * Code did not come, perhaps because a release replaced the files of this page: starts again with the new ones, once a
 * build. Not while the network is away, which tells nothing of a release, and never over changes that are not saved.
 */
export function reloadForRelease(build: string, reload: () => void): void {
  if (!navigator.onLine || isHeldBack() || sessionStorage.getItem(RELOADED) === build) return;
  sessionStorage.setItem(RELOADED, build);
  reload();
}
