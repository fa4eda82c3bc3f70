/** Rules of filtered lists shared by server and interface; no schemas here, so that the portal does not load zod. */

/** SRCH-010. */
export const FILTER_TYPES = ['DATE', 'SELECT', 'TAG', 'TEXT'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** Maximum number of values in one filter; if a URL has more, the first ones are kept. */
export const FILTER_VALUES_MAX = 100;
/** Maximum length of one value or text, in UTF-16 code units. */
export const FILTER_TEXT_MAX = 300;

/** SRCH-014: calendar days `2026-11-20`, inclusive; a missing end is open. */
export interface DateFilter {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** Value of one filter: selected values in order of selection (SELECT, TAG), a text (TEXT), or a period (DATE). */
export type FilterValue = readonly string[] | string | DateFilter;

/** Active filters by field; a field without a filter is absent. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** A field that a list can be filtered by. */
export type FilterField =
  | {
      readonly type: 'SELECT' | 'TAG';
      /** All valid values; any other is dropped. */ readonly values?: readonly string[];
      /** Format of a value, such as an id; any other is dropped. */ readonly pattern?: RegExp;
    }
  | { readonly type: 'TEXT' }
  | { readonly type: 'DATE' };

/** Filter fields of a list; their names are the URL parameters, with `From` and `To` appended for a period. */
export type FilterFields = Readonly<Record<string, FilterField>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing calendar day, `2026-11-20`. */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Keeps each value unchanged or drops it: a truncated value would be a different one. */
function cleanValues(
  values: readonly string[],
  { values: known, pattern }: { readonly values?: readonly string[]; readonly pattern?: RegExp },
): string[] {
  const kept = values.filter(
    (value) =>
      value !== '' &&
      value.length <= FILTER_TEXT_MAX &&
      value.isWellFormed() &&
      (known === undefined || known.includes(value)) &&
      (pattern === undefined || pattern.test(value)),
  );
  return [...new Set(kept)].slice(0, FILTER_VALUES_MAX);
}

const cleanText = (text: string): string =>
  text.toWellFormed().trim().slice(0, FILTER_TEXT_MAX).toWellFormed().trim();

/** Drops days that do not exist; swaps two days in the wrong order. */
function cleanPeriod({ dateFrom, dateTo }: DateFilter): DateFilter {
  const from = dateFrom !== undefined && isCalendarDay(dateFrom) ? dateFrom : undefined;
  const to = dateTo !== undefined && isCalendarDay(dateTo) ? dateTo : undefined;
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { ...(first && { dateFrom: first }), ...(last && { dateTo: last }) };
}

function cleanFilter(field: FilterField, value: FilterValue | undefined): FilterValue | undefined {
  if (value === undefined) return undefined;
  if (field.type === 'TEXT') return (typeof value === 'string' && cleanText(value)) || undefined;
  if (field.type === 'DATE') {
    if (typeof value === 'string' || 'length' in value) return undefined;
    const period = cleanPeriod(value);
    return period.dateFrom || period.dateTo ? period : undefined;
  }
  if (typeof value === 'string' || !('length' in value)) return undefined;
  const values = cleanValues(value, field);
  return values.length > 0 ? values : undefined;
}

/** Returns the filters allowed by the fields, in field order; empty and malformed ones are left out. */
export function cleanFilters(fields: FilterFields, filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = cleanFilter(field, Object.hasOwn(filters, name) ? filters[name] : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const fromOf = (name: string) => `${name}From`;
const toOf = (name: string) => `${name}To`;

function readFilter(name: string, field: FilterField, address: URLSearchParams): FilterValue {
  if (field.type === 'TEXT') return address.get(name) ?? '';
  if (field.type === 'DATE') {
    return { dateFrom: address.get(fromOf(name)) ?? '', dateTo: address.get(toOf(name)) ?? '' };
  }
  return address.getAll(name);
}

/**
 * Returns the filters in a URL. Several values repeat their parameter. Unknown values are kept, because a shared URL
 * may name what its reader cannot see; if the field lists its values, all others are dropped.
 */
export function readFilters(fields: FilterFields, address: URLSearchParams): Filters {
  return cleanFilters(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, readFilter(name, field, address)]),
    ),
  );
}

/**
 * Returns the URL parameters with these filters in place of the existing ones; other parameters are kept and come
 * first. Reading the result returns the same filters, and equal filters give equal URLs.
 */
export function writeFilters(
  fields: FilterFields,
  filters: Filters,
  address: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, field] of Object.entries(fields)) {
    for (const parameter of field.type === 'DATE' ? [fromOf(name), toOf(name)] : [name])
      next.delete(parameter);
  }
  for (const [name, value] of Object.entries(cleanFilters(fields, filters))) {
    if (typeof value === 'string') next.append(name, value);
    else if ('length' in value) for (const one of value) next.append(name, one);
    else {
      if (value.dateFrom) next.append(fromOf(name), value.dateFrom);
      if (value.dateTo) next.append(toOf(name), value.dateTo);
    }
  }
  return next;
}
