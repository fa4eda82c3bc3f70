import type { TAG_SEARCH_MIN } from '@atrium/contract/tag-rules';
import type { Tag } from '@atrium/contract/tags';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounce of the search in ms (TAG-008). */
const DEBOUNCE = 500;
/** Minimum query length; an empty query returns the most used tags (TAG-007). */
const MIN_LENGTH: typeof TAG_SEARCH_MIN = 3;

export type SearchTags = (query: string, signal: AbortSignal) => Promise<readonly Tag[]>;

export interface TagSearchState {
  query: string;
  status: 'short' | 'waiting' | 'ready' | 'failed';
  tags: readonly Tag[];
}

/** Searches for tags while the user types, with a debounce of 500 ms; each search aborts the previous one (TAG-009). */
export function useTagSearch(onSearch: SearchTags) {
  const [state, setState] = useState<TagSearchState>({ query: '', status: 'waiting', tags: [] });
  const stop = useRef(() => {});
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  const start = useCallback((query: string, delay: number) => {
    stop.current();
    const controller = new AbortController();
    const run = async () => {
      let next: Pick<TagSearchState, 'status' | 'tags'>;
      try {
        next = { status: 'ready', tags: await latest.current(query, controller.signal) };
      } catch {
        next = { status: 'failed', tags: [] };
      }
      if (!controller.signal.aborted) setState({ query, ...next });
    };
    const timer = setTimeout(() => void run(), delay);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);

  const search = (text: string, delay = DEBOUNCE) => {
    const query = text.trim();
    if (query.length > 0 && query.length < MIN_LENGTH) {
      stop.current();
      setState({ query, status: 'short', tags: [] });
      return;
    }
    setState((before) => ({ query, status: 'waiting', tags: before.tags }));
    start(query, delay);
  };

  // Load the most used tags before the user types.
  useEffect(() => {
    start('', 0);
    return () => stop.current();
  }, [start]);

  return { ...state, search, retry: () => search(state.query, 0) };
}
