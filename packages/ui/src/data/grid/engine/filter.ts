import type { ColumnCache } from './column-cache.js';
import type { ColumnFilter, FilterRule } from './columns.js';
import { normalizeText, searchTerms } from '../../../foundations/index.js';
import { findRows, type SearchText } from '../../../foundations/text-search/internal.js';
import { hasOneOf } from './set-index.js';

/** Row indexes in ascending order, or null for all rows. */
export type Matches = Uint32Array | null;

/** Returns the words of a search; each must occur, in any order. */
export const searchWords = (search: string): string[] => searchTerms(search);

/** Returns whether the filter lets every row pass. */
export function isNoFilter(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return normalizeText(filter.text).trim() === '';
    case 'set':
      return false;
    case 'number':
      return filter.min === undefined && filter.max === undefined;
    case 'date':
      return filter.from === undefined && filter.to === undefined;
  }
}

/** Returns whether `next` implies `previous`, so that the previous result can be narrowed. */
export function narrows(previous: ColumnFilter, next: ColumnFilter): boolean {
  if (previous.kind === 'text' && next.kind === 'text')
    return normalizeText(next.text).includes(normalizeText(previous.text));
  if (previous.kind === 'set' && next.kind === 'set') {
    const wider = new Set(previous.values);
    return next.values.every((value) => wider.has(value));
  }
  if (previous.kind === 'number' && next.kind === 'number') {
    return (
      (next.min ?? -Infinity) >= (previous.min ?? -Infinity) &&
      (next.max ?? Infinity) <= (previous.max ?? Infinity)
    );
  }
  if (previous.kind === 'date' && next.kind === 'date') {
    return (
      (next.from ?? '') >= (previous.from ?? '') && (next.to ?? '9999-99-99') <= (previous.to ?? '9999-99-99')
    );
  }
  return false;
}

/** Returns the rows of `among` that pass the filter of one column. */
export function filterColumn<Row>(
  cache: ColumnCache<Row>,
  filter: ColumnFilter,
  among: Matches,
  count: number,
): Matches {
  if (isNoFilter(filter)) return among;
  switch (filter.kind) {
    case 'text':
      return findRows(cache.searchText(), normalizeText(filter.text).trim(), among);
    case 'set':
      return keep(among, count, hasOneOf(cache.set(), filter.values));
    case 'number':
      return inRange(cache.numbers(), filter.min ?? -Infinity, filter.max ?? Infinity, among, count);
    case 'date': {
      const from = filter.from === undefined ? -Infinity : cache.startOfDay(filter.from);
      const to = filter.to === undefined ? Infinity : cache.startOfDay(filter.to, 1) - 1;
      return inRange(cache.numbers(), from, to, among, count);
    }
  }
}

/** Returns the rows of `among` that contain every word. */
export function filterSearch(searchText: SearchText, words: readonly string[], among: Matches): Matches {
  let matches = among;
  for (const word of words) matches = findRows(searchText, word, matches);
  return matches;
}

/** Returns whether `next` has every rule of `previous`, each equal or narrower. */
export function rulesNarrow(previous: readonly FilterRule[], next: readonly FilterRule[]): boolean {
  return previous.every((rule) =>
    next.some((candidate) => candidate.id === rule.id && narrows(rule.value, candidate.value)),
  );
}

function inRange(
  numbers: Float64Array,
  min: number,
  max: number,
  among: Matches,
  count: number,
): Uint32Array {
  // A blank is NaN and fails both comparisons.
  return keep(among, count, (row) => numbers[row]! >= min && numbers[row]! <= max);
}

function keep(among: Matches, count: number, test: (row: number) => boolean): Uint32Array {
  const kept = new Uint32Array(among ? among.length : count);
  let size = 0;
  if (among) {
    for (const row of among) if (test(row)) kept[size++] = row;
  } else {
    for (let row = 0; row < count; row++) if (test(row)) kept[size++] = row;
  }
  return kept.slice(0, size);
}
