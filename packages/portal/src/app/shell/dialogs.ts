import { afterStart, lazyPart } from '@atrium/ui';

/**
 * The dialogs of the shell: rarely seen, so not part of the first load. They are fetched once the page is past its start, because a
 * session that ends or a network that fails must not find them missing.
 */
const load = () => import('@atrium/ui/overlays');

export const Dialog = lazyPart(async () => (await load()).Dialog);
export const SignOutConfirmation = lazyPart(async () => (await load()).SignOutConfirmation);
export const UnsavedChanges = lazyPart(async () => (await load()).UnsavedChanges);

export async function preloadDialogs(): Promise<void> {
  await afterStart();
  for (const dialog of [Dialog, SignOutConfirmation, UnsavedChanges]) dialog.preload();
}
