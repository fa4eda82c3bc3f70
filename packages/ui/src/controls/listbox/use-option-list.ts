import { useEffect, useMemo } from 'react';
import { searchTerms } from '../../foundations/index.js';
import { arrangeOptions, type ArrangedOptions, type Option } from './option.js';
import { createOptionSearch, type OptionSearch } from './option-search.js';

export interface OptionListInput {
  options: readonly Option[];
  query: string;
  /** A service does the searching: the options are shown as they come. */
  remote?: boolean | undefined;
  /** At most this many are shown (SRCH-020). */
  limit?: number | undefined;
}

export interface OptionList extends Omit<ArrangedOptions, 'options'> {
  /** The options to show, groups together. */
  shown: readonly Option[];
  /** All that match, also those over the limit. */
  matching: readonly Option[];
  /** Normalized words of the query. */
  terms: readonly string[];
  search: OptionSearch;
}

/** The options of a list that match a query. */
export function useOptionList({ options, query, remote, limit }: OptionListInput): OptionList {
  const { options: arranged, ...facts } = useMemo(() => arrangeOptions(options), [options]);
  const search = useMemo(() => createOptionSearch(arranged), [arranged]);
  const matching = useMemo(
    () => (remote ? arranged : search.filter(query)),
    [remote, arranged, search, query],
  );
  const shown = useMemo(
    () => (limit !== undefined && matching.length > limit ? matching.slice(0, limit) : matching),
    [matching, limit],
  );
  const terms = useMemo(() => searchTerms(query), [query]);
  return { ...facts, shown, matching, terms, search };
}

/** Makes the search ready in idle time once the list is open, so that the first key costs what the others do. */
export function useWarmSearch(search: OptionSearch, open: boolean) {
  useEffect(() => {
    if (!open) return;
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(search.warm, 50);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(search.warm);
    return () => window.cancelIdleCallback(idle);
  }, [open, search]);
}
