import { searchTerms } from '../../foundations/index.js';
import { createSearchText, findRows, type SearchText } from '../../foundations/text-search/internal.js';
import type { Option } from './option.js';

export interface OptionSearch {
  /** Normalizes all texts ahead of the first key; call it when the machine is idle. */
  warm(): void;
  /** The options that contain every word of the query, in their own order; all of them for an empty query. */
  filter(query: string): readonly Option[];
}

/** Search over the labels and keywords of one list of options, without case and accents. */
export function createOptionSearch(options: readonly Option[]): OptionSearch {
  let searchText: SearchText | null = null;
  const prepared = () =>
    (searchText ??= createSearchText(
      options.map(({ label, keywords }) => (keywords ? `${label} ${keywords}` : label)),
    ));
  return {
    warm: () => void prepared(),
    filter(query) {
      // The longest word first: it stands in the fewest texts.
      const terms = searchTerms(query).toSorted((a, b) => b.length - a.length);
      if (terms.length === 0) return options;
      let rows: Uint32Array | null = null;
      for (const term of terms) rows = findRows(prepared(), term, rows);
      return Array.from(rows ?? [], (row) => options[row]!);
    },
  };
}
