import { useEffect, useRef, useState } from 'react';

/** Debounce delay after the last keystroke, in ms. */
const DEBOUNCE = 250;

interface Found<Item> {
  /** The words and the attempt that this result belongs to. */
  asked: string;
  status: 'ready' | 'failed';
  items: readonly Item[];
}

/**
 * Debounced search: each search cancels the previous one, and old results stay until the next response. `words` are the
 * search text; null means no search.
 */
export function useTypedSearch<Item>(
  words: string | null,
  search: (signal: AbortSignal) => Promise<readonly Item[]>,
) {
  const [found, setFound] = useState<Found<Item> | null>(null);
  const [tries, setTries] = useState(0);
  const asked = `${tries} ${words}`;
  const isWanted = words !== null;
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const run = async () => {
      let next: Found<Item>;
      try {
        next = { asked, status: 'ready', items: await latest.current(controller.signal) };
      } catch {
        next = { asked, status: 'failed', items: [] };
      }
      if (!controller.signal.aborted) setFound(next);
    };
    const timer = setTimeout(() => void run(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, isWanted]);
  return {
    items: (isWanted && found?.items) || [],
    status: !isWanted ? ('idle' as const) : found?.asked === asked ? found.status : ('loading' as const),
    retry: () => {
      setFound(null);
      setTries((count) => count + 1);
    },
  };
}
