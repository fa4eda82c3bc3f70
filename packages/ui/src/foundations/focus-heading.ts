/** Focuses the heading of the page; returns it, or null if there is none yet. The `main` of a hidden message is no page. */
export function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main:not([hidden]) h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/** Moves a lost focus to the heading of the page; one that has been set elsewhere stays. */
export function restoreLostFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
