import type { StartOfDay } from './start-of-day.js';

/** How the engine treats a column. `text` uses collation; `set` is a closed list of values, one or several per row. */
export type ColumnType = 'text' | 'number' | 'date' | 'set';

/** A value of a column: text, number, date (a Date, epoch ms or an ISO string), or several values of a set. */
export type ColumnValue = string | number | boolean | Date | null | undefined | readonly string[];

export interface EngineColumn<Row> {
  id: string;
  type: ColumnType;
  value: (row: Row) => ColumnValue;
  /** Included in the search over all columns. */
  searchable: boolean;
  /** Label of a set value; default: the value. */
  label?: ((value: string) => string) | undefined;
}

/** One sort level: column and direction; blanks come last in both directions. */
export interface SortRule {
  id: string;
  desc: boolean;
}

/** The filter of one column. Bounds are inclusive; days are ISO `yyyy-mm-dd` in the user's time zone. */
export type ColumnFilter =
  | { kind: 'text'; text: string }
  | { kind: 'set'; values: readonly string[] }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'date'; from?: string; to?: string };

export interface FilterRule {
  id: string;
  value: ColumnFilter;
}

/** Returns a value as text; empty for a blank. */
export function textOf(value: ColumnValue): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return textOf(value.join(', '));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return String(value);
}

/** Returns the text of a row's cell as displayed: used by text filters, search and text sorting. */
export function readingOf<Row>({ value, label }: EngineColumn<Row>, row: Row): string {
  return label ? setOf(value(row)).map(label).join(', ') : textOf(value(row));
}

/** Returns a value as a number; NaN for a blank. Dates are epoch ms; a plain day is its first moment. */
export function numberOf(value: ColumnValue, startOfDay: StartOfDay): number {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return startOfDay(value);
  return /^\d{4}-/.test(value) ? Date.parse(value) : Number(value);
}

/** Returns the values of a set column in a row; empty for a blank. */
export function setOf(value: ColumnValue): readonly string[] {
  if (Array.isArray(value)) {
    const values = value as readonly string[];
    return values.includes('') ? values.filter(Boolean) : values;
  }
  const text = textOf(value);
  return text === '' ? [] : [text];
}
