import { lazy } from 'react';

/**
 * The dialogs of the shell: rarely seen, so not part of the first load. They are fetched once the page stands, because a
 * session that ends or a network that fails must not find them missing.
 */
const load = () => import('@atrium/ui/overlays');

export const Dialog = lazy(() => load().then((overlays) => ({ default: overlays.Dialog })));
export const SignOutConfirmation = lazy(() =>
  load().then((overlays) => ({ default: overlays.SignOutConfirmation })),
);
export const UnsavedChanges = lazy(() => load().then((overlays) => ({ default: overlays.UnsavedChanges })));

export function preloadDialogs(): void {
  load().catch(() => {});
}
