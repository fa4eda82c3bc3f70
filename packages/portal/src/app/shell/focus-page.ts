import { MAIN_CONTENT_ID, announce, focusHeading } from '@atrium/ui';

/** Focuses the heading of the page, else its main content; returns the focused element. */
export function focusPage(): HTMLElement | null {
  const heading = focusHeading();
  const main = document.querySelector<HTMLElement>(`#${MAIN_CONTENT_ID}`);
  if (heading || !main) return heading;
  announce(document.title);
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  return main;
}
