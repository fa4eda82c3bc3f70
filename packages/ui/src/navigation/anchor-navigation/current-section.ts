import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the section being read: the last one whose top is above a third of the window height. A section gone to by
 * its link is current at once, even when the page is too short to scroll it there.
 * @returns the id of the section, and the function that goes to one.
 */
export function useCurrentSection(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  const [target, setTarget] = useState<string>();
  const key = ids.join('\n');

  // The target stays current until the user scrolls manually.
  useEffect(() => {
    if (target === undefined) return;
    const release = () => setTarget(undefined);
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    for (const move of moves) document.addEventListener(move, release, { passive: true });
    return () => {
      for (const move of moves) document.removeEventListener(move, release);
    };
  }, [target]);

  useEffect(() => {
    const sections = key.split('\n');
    let frame = 0;
    const read = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      let found = sections[0];
      for (const id of sections) {
        const element = document.getElementById(id);
        if (element && element.getBoundingClientRect().top <= line) found = id;
      }
      setCurrent(found);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    // In the capture phase, to include scrolling inside nested containers.
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [key]);

  const goTo = useCallback((id: string) => {
    setTarget(id);
    const element = document.getElementById(id);
    if (!element) return;
    // Moves the focus too: otherwise the next Tab would start at the navigation again.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  }, []);
  return [target ?? current, goTo];
}
