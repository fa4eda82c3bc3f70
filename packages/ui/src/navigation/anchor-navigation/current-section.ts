import { useCallback, useEffect, useState } from 'react';

/**
 * The section being read: the last one whose top has passed the upper third of the window. One that is gone to is
 * current at once, even when the page is too short to bring it there.
 * @returns the id of the section, and the function that goes to one.
 */
export function useCurrentSection(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  const [target, setTarget] = useState<string>();
  const key = ids.join('\n');

  // The target stands until the reader scrolls by hand.
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
    // Captured, so that a section inside a panel that scrolls alone counts too.
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
    // The reader follows: without a place to hold focus, the next Tab would start at the navigation again.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  }, []);
  return [target ?? current, goTo];
}
