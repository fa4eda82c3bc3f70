import { MAIN_CONTENT_ID, announce } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page takes the focus on its heading, which is then read; a page without one yet is announced by its title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // After the frame in which the page and its title stand.
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector<HTMLElement>(`#${MAIN_CONTENT_ID}`);
      const heading = main?.querySelector<HTMLElement>('h1');
      const target = heading ?? main;
      if (!target) return;
      if (!heading) announce(document.title);
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return null;
}
