import { useEffect, useMemo } from 'react';
import { searchTerms } from '../../foundations/index.js';
import { arrangeOptions, type ArrangedOptions, type Option } from './option.js';
import { createOptionSearch, type OptionSearch } from './option-search.js';

export interface OptionListInput {
  options: readonly Option[];
  query: string;
  /** A service does the searching: the options are shown unfiltered. */
  remote?: boolean | undefined;
  /** Maximum number of options shown (SRCH-020). */
  limit?: number | undefined;
}

export interface OptionList extends Omit<ArrangedOptions, 'options'> {
  /** The options to show, with groups together. */
  shown: readonly Option[];
  /** All matching options, including those over the limit. */
  matching: readonly Option[];
  /** Normalized words of the query. */
  terms: readonly string[];
  search: OptionSearch;
  /** Whether the query finds the shown option at this index: the results of an earlier text may still be shown. */
  finds(index: number): boolean;
}

/** Returns the options of a list that match a query. */
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
  const finds = (index: number) => search.filter(query).includes(shown[index]!);
  return { ...facts, shown, matching, terms, search, finds };
}

/** Prepares the search in idle time once the list is open, so that the first keystroke is as fast as later ones. */
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
