/** Rules of filtered lists that server and interface share; no schema here, so that the portal takes them without zod. */

/** SRCH-010. */
export const FILTER_TYPES = ['DATE', 'SELECT', 'TAG', 'TEXT'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** Most values that one filter holds; an address that names more keeps the first. */
export const FILTER_VALUES_MAX = 100;
/** Most UTF-16 units of one value or text. */
export const FILTER_TEXT_MAX = 300;

/** SRCH-014: calendar days `2026-11-20`, both in the period; an end that is absent is open. */
export interface DateFilter {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** What one filter lets pass: chosen values in the order of choosing (SELECT, TAG), a text (TEXT), or a period (DATE). */
export type FilterValue = readonly string[] | string | DateFilter;

/** The filters in use, by field; a field that filters nothing is absent. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** A field that a list can be filtered by. */
export type FilterField =
  | {
      readonly type: 'SELECT' | 'TAG';
      /** All values there are; any other is dropped. */ readonly values?: readonly string[];
      /** What a value looks like, such as an identifier; any other is dropped. */ readonly pattern?: RegExp;
    }
  | { readonly type: 'TEXT' }
  | { readonly type: 'DATE' };

/** The fields of a list; their names are the parameters of its address, of a period with `From` and `To` added. */
export type FilterFields = Readonly<Record<string, FilterField>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `2026-11-20`. */
export function isCalendarDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A value is kept as it is written: cut, it would be another one. */
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

/** Days that do not exist are dropped; two days in the wrong order change places. */
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

/** The filters that the fields allow, in the order of the fields; what is empty or malformed is left out. */
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
 * The filters that an address names. Several values repeat their parameter. A value that no list knows survives, since a
 * shared address may name what its reader does not see; where a field lists its values, any other is dropped.
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
 * The address with these filters in place of its own; its other parameters stay, and stand first. Reading it gives the
 * filters back, and equal filters give equal addresses.
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
