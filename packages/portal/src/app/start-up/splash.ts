/**
 * Removes the static splash of index.html once something else is rendered (NAV-001), and hides the start-up failure
 * page: a file that failed to load may have loaded since.
 */
export function removeSplash(): void {
  document.querySelector('#splash')?.remove();
  document.querySelector('#start-up-failure')?.setAttribute('hidden', '');
}
