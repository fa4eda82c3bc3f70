import { MAIN_CONTENT_ID } from '@atrium/ui';
import { useEffect, useRef } from 'react';
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
 * title. `page` identifies the page; the first one is skipped, unless `isShown` was false until then.
 */
export function usePageFocus(page: string, isShown = true): void {
  const shown = useRef(isShown ? page : null);

  useEffect(() => {
    if (!isShown || shown.current === page) return undefined;
    shown.current = page;
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
  }, [page, isShown]);
}
