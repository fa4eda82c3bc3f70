import type { Tag } from '@atrium/contract/tags';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Time after the last key until the search starts (TAG-008). */
const DEBOUNCE = 500;
/** Characters from which a word is searched for; none at all asks for the most used (TAG-007). */
const MIN_LENGTH = 3;

export type SearchTags = (query: string, signal: AbortSignal) => Promise<readonly Tag[]>;

export interface TagSearchState {
  query: string;
  status: 'short' | 'waiting' | 'ready' | 'failed';
  tags: readonly Tag[];
}

/** Searches for tags as somebody types: half a second after the last key, each search cancelling the one before (TAG-009). */
export function useTagSearch(onSearch: SearchTags) {
  const [state, setState] = useState<TagSearchState>({ query: '', status: 'waiting', tags: [] });
  const stop = useRef(() => {});
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  const search = useCallback((text: string, delay = DEBOUNCE) => {
    stop.current();
    const query = text.trim();
    if (query.length > 0 && query.length < MIN_LENGTH) {
      setState({ query, status: 'short', tags: [] });
      return;
    }
    setState((before) => ({ query, status: 'waiting', tags: before.tags }));
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

  useEffect(() => {
    search('', 0);
    return () => stop.current();
  }, [search]);

  return { ...state, search, retry: () => search(state.query, 0) };
}
