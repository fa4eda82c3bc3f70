import { searchTerms } from '../../foundations/index.js';
import { createSearchText, findRows, type SearchText } from '../../foundations/text-search/internal.js';
import type { Option } from './option.js';

export interface OptionSearch {
  /** Normalizes all texts ahead of the first keystroke; call it in idle time. */
  warm(): void;
  /** Returns the options that contain every word of the query, in their original order; all for an empty query. */
  filter(query: string): readonly Option[];
}

/** Creates a search over labels and keywords of a list of options, insensitive to case and accents. */
export function createOptionSearch(options: readonly Option[]): OptionSearch {
  let searchText: SearchText | null = null;
  const prepared = () =>
    (searchText ??= createSearchText(
      options.map(({ label, keywords }) => (keywords ? `${label} ${keywords}` : label)),
    ));
  return {
    warm: () => void prepared(),
    filter(query) {
      // Longest word first: it matches the fewest texts.
      const terms = searchTerms(query).toSorted((a, b) => b.length - a.length);
      if (terms.length === 0) return options;
      let rows: Uint32Array | null = null;
      for (const term of terms) rows = findRows(prepared(), term, rows);
      return Array.from(rows ?? [], (row) => options[row]!);
    },
  };
}
