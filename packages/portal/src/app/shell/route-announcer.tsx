import { MAIN_CONTENT_ID } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage } from './focus-page.ts';

/**
 * Moves the focus to a heading that replaces the focused one, or that comes after the focused main content, until the
 * user moves the focus elsewhere.
 */
function followHeading(first: HTMLElement): () => void {
  let focused = first;
  const observer = new MutationObserver(() => {
    if (focused.matches('h1') && focused.isConnected) return;
    const isWaiting = [document.body, focused].includes(document.activeElement as HTMLElement);
    const next = isWaiting ? document.querySelector<HTMLElement>(`#${MAIN_CONTENT_ID} h1`) : null;
    if (next) focused = focusPage() ?? focused;
    else if (!isWaiting) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Focuses the heading of each new page, so that screen readers read it; a page without one yet is announced by its
 * title. The first page is skipped, unless something else had to be answered first: `isShown` is false until then.
 */
export function RouteAnnouncer({ isShown }: { isShown: boolean }) {
  const { pathname } = useLocation();
  const shown = useRef(isShown ? pathname : null);

  useEffect(() => {
    if (!isShown || shown.current === pathname) return undefined;
    shown.current = pathname;
    let stop = () => {};
    // After the frame that renders the page and its title.
    const frame = requestAnimationFrame(() => {
      const target = focusPage();
      if (target) stop = followHeading(target);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [pathname, isShown]);

  return null;
}
