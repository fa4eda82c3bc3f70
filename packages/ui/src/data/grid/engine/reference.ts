/** A naive implementation of the engine's rules, for tests: written for clarity, not speed. */
import { numberOf, readingOf, setOf, type EngineColumn, type FilterRule, type SortRule } from './columns.js';
import { startOfDayIn } from './start-of-day.js';
import { normalizeText, searchTerms } from '../../../foundations/index.js';

const startOfDay = startOfDayIn();

export interface ReferenceOptions<Row> {
  rows: readonly Row[];
  columns: readonly EngineColumn<Row>[];
  compare: (a: string, b: string) => number;
  sorting: readonly SortRule[];
  filters: readonly FilterRule[];
  search: string;
}

/** Returns row indexes in the order a grid must show them. */
export function reference<Row>({
  rows,
  columns,
  compare,
  sorting,
  filters,
  search,
}: ReferenceOptions<Row>): number[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const words = searchTerms(search);
  const normalizedText = (column: EngineColumn<Row>, row: Row) => normalizeText(readingOf(column, row));
  const passes = (row: Row) =>
    filters.every(({ id, value: filter }) => {
      const column = byId.get(id);
      if (!column) return true;
      const value = column.value(row);
      if (filter.kind === 'text') {
        const query = normalizeText(filter.text).trim();
        // NUL never occurs in visible text: it matches nothing.
        return !query.includes('\u0000') && normalizedText(column, row).includes(query);
      }
      if (filter.kind === 'set') return setOf(value).some((one) => filter.values.includes(one));
      if (filter.kind === 'number') {
        if (filter.min === undefined && filter.max === undefined) return true;
        const number = numberOf(value, startOfDay);
        return number >= (filter.min ?? -Infinity) && number <= (filter.max ?? Infinity);
      }
      if (filter.from === undefined && filter.to === undefined) return true;
      const time = numberOf(value, startOfDay);
      return (
        time >= (filter.from === undefined ? -Infinity : startOfDay(filter.from)) &&
        time < (filter.to === undefined ? Infinity : startOfDay(filter.to, 1))
      );
    }) &&
    words.every((word) =>
      columns.some((column) => column.searchable && normalizedText(column, row).includes(word)),
    );
  const order = [...rows.keys()].filter((index) => passes(rows[index]!));
  return order.sort((a, b) => {
    for (const { id, desc } of sorting) {
      const column = byId.get(id);
      if (!column) continue;
      const result = compareValues(column, rows[a]!, rows[b]!, desc, compare);
      if (result !== 0) return result;
    }
    return a - b;
  });
}

function compareValues<Row>(
  column: EngineColumn<Row>,
  a: Row,
  b: Row,
  desc: boolean,
  compare: (a: string, b: string) => number,
): number {
  const numeric = column.type === 'number' || column.type === 'date';
  const left = numeric ? numberOf(column.value(a), startOfDay) : readingOf(column, a);
  const right = numeric ? numberOf(column.value(b), startOfDay) : readingOf(column, b);
  const leftBlank = left === '' || Number.isNaN(left);
  const rightBlank = right === '' || Number.isNaN(right);
  if (leftBlank || rightBlank) return Number(leftBlank) - Number(rightBlank);
  const result =
    typeof left === 'number' && typeof right === 'number'
      ? Number(left > right) - Number(left < right)
      : Math.sign(compare(String(left), String(right)));
  return desc ? -result : result;
}
