import { MAIN_CONTENT_ID } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** As long as the focus goes nowhere else, the heading that takes the place of a first one takes its focus too. */
function followHeading(first: HTMLElement): () => void {
  let heading = first;
  const observer = new MutationObserver(() => {
    if (heading.isConnected) return;
    const isLost = document.activeElement === document.body;
    const next = isLost ? document.querySelector<HTMLElement>(`#${MAIN_CONTENT_ID} h1`) : null;
    if (next) heading = focusHeading() ?? heading;
    else if (!isLost) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * A new page takes the focus on its heading, which is then read; a page without one yet is announced by its title. The first
 * page does not, unless it had to wait for an answer to something else: `isShown` is false meanwhile.
 */
export function RouteAnnouncer({ isShown }: { isShown: boolean }) {
  const { pathname } = useLocation();
  const shown = useRef(isShown ? pathname : null);

  useEffect(() => {
    if (!isShown || shown.current === pathname) return undefined;
    shown.current = pathname;
    let stop = () => {};
    // After the frame in which the page and its title stand.
    const frame = requestAnimationFrame(() => {
      const target = focusHeading();
      if (target) stop = followHeading(target);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [pathname, isShown]);

  return null;
}
