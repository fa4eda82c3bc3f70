import { fold, foldedTerms } from './fold.js';
import type { Option } from './option.js';

export interface OptionSearch {
  /** Folds all texts ahead of the first key; call it when the machine is idle. */
  warm(): void;
  /** The options that contain every word of the query, in their own order; all of them for an empty query. */
  filter(query: string): readonly Option[];
}

/**
 * Search over one list of options, without case and accents. Each text is folded once; a query that only grows looks
 * through the last result instead of the whole list.
 */
export function createOptionSearch(options: readonly Option[]): OptionSearch {
  let folded: string[] | null = null;
  let lastQuery = '';
  let lastFound: number[] | null = null;
  const texts = () =>
    (folded ??= options.map(({ label, keywords }) => fold(keywords ? `${label} ${keywords}` : label)));
  return {
    warm: () => void texts(),
    filter(query) {
      const terms = foldedTerms(query);
      const [first, ...others] = terms;
      if (first === undefined) {
        lastQuery = '';
        lastFound = null;
        return options;
      }
      const all = texts();
      const joined = terms.join(' ');
      const narrowed = lastFound !== null && joined.startsWith(lastQuery) ? lastFound : null;
      const found: number[] = [];
      const count = narrowed?.length ?? all.length;
      for (let position = 0; position < count; position += 1) {
        const index = narrowed ? narrowed[position]! : position;
        const text = all[index]!;
        if (text.includes(first) && others.every((term) => text.includes(term))) found.push(index);
      }
      lastQuery = joined;
      lastFound = found;
      return found.map((index) => options[index]!);
    },
  };
}
