import { ColumnCache } from './column-cache.js';
import { readingOf, type EngineColumn, type FilterRule, type SortRule } from './columns.js';
import { filterColumn, filterSearch, narrows, rulesNarrow, searchWords, type Matches } from './filter.js';
import { createSearchText, type SearchText } from '../../../foundations/text-search/internal.js';
import { reversedOrder, sortedOrder } from './order.js';
import { startOfDayIn, type StartOfDay } from './start-of-day.js';
import { countValues } from './set-index.js';
import { flatView, groupedView, treeView, type RowView } from './view.js';

export interface ViewOptions {
  sorting: readonly SortRule[];
  filters: readonly FilterRule[];
  search: string;
  /** Column whose values define the groups. */
  groupBy?: string | undefined;
  /** Comparison of group keys; default: the collation of texts. */
  compareGroups?: ((a: string, b: string) => number) | undefined;
  /** Keys of collapsed groups. */
  collapsedGroups?: ReadonlySet<string>;
  /** Whether the children of a row are hidden. */
  isCollapsed?: (row: number) => boolean;
}

export interface RowEngineOptions<Row> {
  rows: readonly Row[];
  columns: readonly EngineColumn<Row>[];
  /** Collation of texts in the user's language. */
  compare: (a: string, b: string) => number;
  /** IANA time zone of days in filters and values; by default the browser's. */
  timeZone?: string | undefined;
  /** Index of each row's parent, −1 for roots, when rows have children. */
  parents?: Int32Array | undefined;
  /** Filters and search apply only to rows without children; the parents of matches are shown too. */
  leavesOnly?: boolean | undefined;
}

/**
 * Sorts, filters, searches and groups rows without modifying them: results are arrays of row indexes over typed keys.
 * It caches the last order and the last matches, so that a second click on a sort reverses and further typing in a
 * filter narrows. Pure apart from that cache: the same options give the same view.
 */
export class RowEngine<Row> {
  readonly rows: readonly Row[];
  readonly #columns: ReadonlyMap<string, EngineColumn<Row>>;
  readonly #compare: (a: string, b: string) => number;
  readonly #startOfDay: StartOfDay;
  readonly #parents: Int32Array | undefined;
  readonly #leaves: Uint32Array | undefined;
  readonly #caches = new Map<string, ColumnCache<Row>>();
  #searchText: SearchText | undefined;
  #order: { rules: readonly SortRule[]; order: Uint32Array } | undefined;
  #matched: { filters: readonly FilterRule[]; search: string; matches: Matches } | undefined;

  constructor({ rows, columns, compare, timeZone, parents, leavesOnly }: RowEngineOptions<Row>) {
    this.rows = rows;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
    this.#compare = compare;
    this.#startOfDay = startOfDayIn(timeZone);
    this.#parents = parents;
    this.#leaves = leavesOnly && parents ? leavesOf(parents) : undefined;
  }

  /** Returns the lines to show. Rules on unknown columns are ignored: a stored state may name a removed column. */
  view(options: ViewOptions): RowView {
    const { sorting, filters, search, groupBy } = options;
    const count = this.rows.length;
    const matches = this.matches(filters, search);
    // Includes the parents of matches, which are sorted by their own values.
    const shown = this.#leaves && matches ? withAncestors(matches, this.#parents!) : matches;
    const rows = this.#arrange(this.#sort(sorting), shown);
    const grouped = groupBy === undefined ? undefined : this.#cache(groupBy);
    if (grouped) {
      const desc = sorting.find((rule) => rule.id === groupBy)?.desc;
      const compare = options.compareGroups ?? this.#compare;
      return groupedView(rows, count, {
        set: grouped.set(),
        compare: desc ? (a, b) => compare(b, a) : compare,
        collapsed: options.collapsedGroups ?? new Set(),
      });
    }
    if (this.#parents) {
      const view = treeView(rows, count, {
        parents: this.#parents,
        isCollapsed: options.isCollapsed ?? (() => false),
      });
      return this.#leaves ? { ...view, matches: (matches ?? this.#leaves).length } : view;
    }
    return flatView(rows, count);
  }

  /** Returns the rows that pass, ascending; null when all do. Narrows the last result when possible. */
  matches(filters: readonly FilterRule[], search: string): Matches {
    const known = filters.filter((rule) => this.#columns.has(rule.id));
    const words = searchWords(search);
    const text = words.join(' ');
    const last = this.#matched;
    if (last && last.search === text && sameRules(last.filters, known)) return last.matches;
    const narrowed = last !== undefined && text.includes(last.search) && rulesNarrow(last.filters, known);
    let matches = narrowed ? last.matches : null;
    if (matches === null && known.length + words.length > 0) matches = this.#leaves ?? null;
    for (const { id, value } of known) {
      matches = filterColumn(this.#cache(id)!, value, matches, this.rows.length);
    }
    matches = filterSearch(words.length > 0 ? this.#search() : EMPTY, words, matches);
    this.#matched = { filters: known, search: text, matches };
    return matches;
  }

  /** Returns the number of rows that would pass, without changing the cached result that {@link matches} narrows. */
  count(filters: readonly FilterRule[], search: string): number {
    const last = this.#matched;
    const matches = this.matches(filters, search);
    this.#matched = last;
    return (matches ?? this.#leaves ?? this.rows).length;
  }

  /** Returns the number of rows for each value of a set column under the other filters, as shown in its filter. */
  facets(id: string, filters: readonly FilterRule[], search: string): Map<string, number> {
    const cache = this.#cache(id);
    if (!cache) return new Map();
    const last = this.#matched;
    const others = this.matches(
      filters.filter((rule) => rule.id !== id),
      search,
    );
    this.#matched = last;
    return countValues(cache.set(), others);
  }

  /** Runs one bounded step of computing the sort keys of a column; returns true when done. For idle time. */
  warm(id: string): boolean {
    return this.#cache(id)?.warmKeys() ?? true;
  }

  #sort(sorting: readonly SortRule[]): Uint32Array | null {
    const rules = sorting.filter((rule) => this.#columns.has(rule.id));
    if (rules.length === 0) return null;
    const last = this.#order;
    if (last && sameOrder(last.rules, rules)) return last.order;
    const [first] = rules;
    const reversible =
      last?.rules.length === 1 && rules.length === 1 && first && last.rules[0]!.id === first.id;
    const order = reversible
      ? reversedOrder(last.order, this.#cache(first.id)!.keys())
      : sortedOrder(
          this.rows.length,
          rules.map(({ id, desc }) => ({ keys: this.#cache(id)!.keys(), desc })),
        );
    this.#order = { rules, order };
    return order;
  }

  #arrange(order: Uint32Array | null, matches: Matches): Uint32Array | null {
    if (!order || !matches) return order ?? matches;
    const passes = new Uint8Array(this.rows.length);
    for (const row of matches) passes[row] = 1;
    const arranged = new Uint32Array(matches.length);
    let size = 0;
    for (const row of order) if (passes[row]) arranged[size++] = row;
    return arranged;
  }

  #cache(id: string): ColumnCache<Row> | undefined {
    let cache = this.#caches.get(id);
    const column = this.#columns.get(id);
    if (!cache && column) {
      cache = new ColumnCache(this.rows, column, this.#compare, this.#startOfDay);
      this.#caches.set(id, cache);
    }
    return cache;
  }

  #search(): SearchText {
    const columns = [...this.#columns.values()].filter((column) => column.searchable);
    this.#searchText ??= createSearchText(
      this.rows.map((row) => columns.map((column) => readingOf(column, row)).join('\u0001')),
    );
    return this.#searchText;
  }
}

/** Returns the rows without children. */
function leavesOf(parents: Int32Array): Uint32Array {
  const isParent = new Uint8Array(parents.length);
  for (const parent of parents) if (parent !== -1) isParent[parent] = 1;
  return Uint32Array.from(parents.keys().filter((row) => !isParent[row]));
}

/** Returns the rows and all their ancestors, ascending. */
function withAncestors(rows: Uint32Array, parents: Int32Array): Uint32Array {
  const isShown = new Uint8Array(parents.length);
  for (const row of rows) for (let at = row; at !== -1 && !isShown[at]; at = parents[at]!) isShown[at] = 1;
  return Uint32Array.from(isShown.keys().filter((row) => isShown[row]));
}

const EMPTY: SearchText = { text: '', starts: new Uint32Array(1) };

const sameOrder = (a: readonly SortRule[], b: readonly SortRule[]) =>
  a.length === b.length && a.every((rule, i) => rule.id === b[i]!.id && rule.desc === b[i]!.desc);

/** Whether both rule lists are provably equivalent: each narrows the other. */
const sameRules = (a: readonly FilterRule[], b: readonly FilterRule[]) =>
  a.length === b.length &&
  a.every(({ id, value }, i) => {
    const other = b[i]!;
    return id === other.id && narrows(value, other.value) && narrows(other.value, value);
  });
