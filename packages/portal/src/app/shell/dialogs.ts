import { afterStart, lazyPart } from '@atrium/ui';

/**
 * Dialogs of the shell: rarely shown, so not in the initial bundle. They are preloaded after start-up, so that they are
 * available when the session ends or the network fails.
 */
const load = () => import('@atrium/ui/overlays');

export const Dialog = lazyPart(async () => (await load()).Dialog);
export const SignOutConfirmation = lazyPart(async () => (await load()).SignOutConfirmation);
export const UnsavedChanges = lazyPart(async () => (await load()).UnsavedChanges);

export async function preloadDialogs(): Promise<void> {
  await afterStart();
  for (const dialog of [Dialog, SignOutConfirmation, UnsavedChanges]) dialog.preload();
}
