import { useEffect, useRef, useState } from 'react';
import type { CommandGroup, CommandScope } from './commands.js';

/** Finds records for what is typed; the signal is aborted when they are no longer wanted. */
export type CommandSearch = (
  query: string,
  scope: CommandScope,
  signal: AbortSignal,
) => Promise<readonly CommandGroup[]>;

/** Time after the last key until the search starts, in ms. */
const DEBOUNCE = 250;
/** Characters from which there is a search. */
const MIN_LENGTH = 2;

interface Found {
  /** Of which words it is the answer. */
  asked: string;
  status: 'ready' | 'failed';
  groups: readonly CommandGroup[];
}
const NOTHING: readonly CommandGroup[] = [];

/** Searches when typing pauses, each search cancelling the one before; what was found stays until the next answer. */
export function useCommandSearch(query: string, scope: CommandScope, search: CommandSearch | undefined) {
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  const isWanted = search !== undefined && scope !== 'acts' && query.length >= MIN_LENGTH;
  const asked = `${tries} ${scope} ${query}`;
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const run = async () => {
      let next: Found;
      try {
        next = { asked, status: 'ready', groups: await latest.current!(query, scope, controller.signal) };
      } catch {
        next = { asked, status: 'failed', groups: NOTHING };
      }
      if (!controller.signal.aborted) setFound(next);
    };
    const timer = setTimeout(() => void run(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, isWanted, query, scope]);
  if (!isWanted) return { groups: NOTHING, status: 'idle' as const, retry: () => {} };
  return {
    groups: found?.groups ?? NOTHING,
    status: found?.asked === asked ? found.status : ('loading' as const),
    retry: () => {
      setFound(null);
      setTries((count) => count + 1);
    },
  };
}
