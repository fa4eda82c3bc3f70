import { numberOf, readingOf, setOf, type EngineColumn } from './columns.js';
import { createSearchText, type SearchText } from '../../../foundations/text-search/internal.js';
import { startOfDayIn, type StartOfDay } from './start-of-day.js';
import { createSetIndex, type SetIndex } from './set-index.js';
import { finish, numberKeys, textKeys, type SortKeys } from './sort-keys.js';

/**
 * Data the engine derives from the values of one column, computed lazily and cached. Nothing is read on mount: a grid
 * that is neither sorted nor filtered costs no pass over its rows.
 */
export class ColumnCache<Row> {
  /** The first moment of a day in the time zone of the column's dates. */
  readonly startOfDay: StartOfDay;
  readonly #rows: readonly Row[];
  readonly #column: EngineColumn<Row>;
  readonly #compare: (a: string, b: string) => number;
  #numbers: Float64Array | undefined;
  #keys: SortKeys | undefined;
  #keysInProgress: Generator<undefined, SortKeys> | undefined;
  #searchText: SearchText | undefined;
  #set: SetIndex | undefined;

  constructor(
    rows: readonly Row[],
    column: EngineColumn<Row>,
    compare: (a: string, b: string) => number,
    startOfDay: StartOfDay = startOfDayIn(),
  ) {
    this.startOfDay = startOfDay;
    this.#rows = rows;
    this.#column = column;
    this.#compare = compare;
  }

  get type() {
    return this.#column.type;
  }

  /** The values as numbers: dates as epoch ms, blanks as NaN. */
  numbers(): Float64Array {
    if (!this.#numbers) {
      const { value } = this.#column;
      const rows = this.#rows;
      const numbers = new Float64Array(rows.length);
      for (let i = 0; i < numbers.length; i++) numbers[i] = numberOf(value(rows[i]!), this.startOfDay);
      this.#numbers = numbers;
    }
    return this.#numbers;
  }

  keys(): SortKeys {
    this.#keys ??= finish(this.#keyWork());
    return this.#keys;
  }

  /** Runs one bounded step of computing the sort keys; returns true when they are complete. For idle time. */
  warmKeys(): boolean {
    if (this.#keys) return true;
    const step = this.#keyWork().next();
    if (step.done) this.#keys = step.value;
    return this.#keys !== undefined;
  }

  searchText(): SearchText {
    this.#searchText ??= createSearchText(this.#texts());
    return this.#searchText;
  }

  set(): SetIndex {
    this.#set ??= createSetIndex(this.#rows.map((row) => setOf(this.#column.value(row))));
    return this.#set;
  }

  #texts(): string[] {
    return this.#rows.map((row) => readingOf(this.#column, row));
  }

  #keyWork(): Generator<undefined, SortKeys> {
    this.#keysInProgress ??=
      this.type === 'number' || this.type === 'date'
        ? numberKeyWork(this.numbers())
        : textKeys(this.#texts(), this.#compare);
    return this.#keysInProgress;
  }
}

// oxlint-disable-next-line require-yield -- numbers need only one step; a generator like textKeys
function* numberKeyWork(numbers: Float64Array): Generator<undefined, SortKeys> {
  return numberKeys(numbers);
}
