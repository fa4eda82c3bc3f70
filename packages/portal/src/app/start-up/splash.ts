/** Takes the static splash of index.html away, once something stands in its place (NAV-001). */
export function removeSplash(): void {
  document.querySelector('#splash')?.remove();
}
