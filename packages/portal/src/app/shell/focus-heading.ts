import { MAIN_CONTENT_ID, announce } from '@atrium/ui';

/** Focuses the heading of the page, else its main content; returns the focused element. */
export function focusHeading(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>(`#${MAIN_CONTENT_ID}`);
  const heading = main?.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  if (!target) return null;
  if (!heading) announce(document.title);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}
