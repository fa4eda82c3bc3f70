/**
 * Takes the static splash of index.html away, once something stands in its place (NAV-001), and the page that says that
 * start-up failed: a file that did not come at first may have come since.
 */
export function removeSplash(): void {
  document.querySelector('#splash')?.remove();
  document.querySelector('#start-up-failure')?.setAttribute('hidden', '');
}
