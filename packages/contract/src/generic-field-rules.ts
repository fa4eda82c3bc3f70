/** Rules of the generic fields of a creation form; no schemas here (NEW-024 to NEW-034). */
import { COUNTRY_CODES } from './countries.ts';
import { isInRange } from './date-rules.ts';
import { isInvisible, plainTextOf } from './rich-text-rules.ts';

/** NEW-024. */
export const FIELD_FORMATS = ['DATE', 'STRING', 'COUNTRY_CODE', 'AMOUNT', 'BOOLEAN'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

/** NEW-025. */
export const FIELD_STATES = [
  'VISIBLE_REQUIRED',
  'VISIBLE_OPTIONAL',
  'VISIBLE_REQUIRED_SINGLE',
  'VISIBLE_OPTIONAL_SINGLE',
  'HIDDEN',
] as const;
export type FieldState = (typeof FIELD_STATES)[number];

/** In characters (NEW-033). */
export const FIELD_VALUE_LENGTH = 300;

/** Earliest days that a date field can require. */
export const EARLIEST_DAYS = ['TODAY'] as const;
export type EarliestDay = (typeof EARLIEST_DAYS)[number];

/** DATA-038; `currency` for amounts, `maxElements` for fields with several values, `earliest` for dates. */
export interface GenericField {
  id: string;
  label: string;
  tooltip: string;
  placeholder: string;
  format: FieldFormat;
  state: FieldState;
  maxElements: number;
  currency?: string | undefined;
  earliest?: EarliestDay | undefined;
}

/** One value of an answer (NEW-028); a field with several values has one entry for each. */
export interface GenericAnswer {
  fieldId: string;
  value: string;
}

/** What is wrong with the values of a field. */
export interface FieldProblem {
  code:
    | 'required-error'
    | 'single-value-error'
    | 'max-elements-error'
    | 'too-long-error'
    | 'invalid-error'
    | 'past-error';
  limit?: number;
}

/** NEW-029: whether a text is only white space or empty editor blocks. */
export function isBlankText(text: string): boolean {
  return isInvisible(plainTextOf(text));
}

export const isRequiredField = ({ state }: Pick<GenericField, 'state'>): boolean =>
  state === 'VISIBLE_REQUIRED' || state === 'VISIBLE_REQUIRED_SINGLE';

/** NEW-031: whether a field takes one value at most; a BOOLEAN field does in every state. */
export const isSingleField = ({ state, format }: Pick<GenericField, 'state' | 'format'>): boolean =>
  format === 'BOOLEAN' || state === 'VISIBLE_REQUIRED_SINGLE' || state === 'VISIBLE_OPTIONAL_SINGLE';

/** NEW-026. */
export const visibleFields = <F extends Pick<GenericField, 'state'>>(fields: readonly F[]): F[] =>
  fields.filter(({ state }) => state !== 'HIDDEN');

const COUNTRIES = new Set(COUNTRY_CODES);

/** Whether a value is a calendar day as `2026-11-20`, in UTC (NEW-034), in the range of all dates. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && isInRange(value);
}

function isValueOf(format: FieldFormat, value: string): boolean {
  switch (format) {
    case 'DATE':
      return isDay(value);
    case 'COUNTRY_CODE':
      return COUNTRIES.has(value);
    case 'AMOUNT':
      // PLAT-106: at most two decimals, as amounts are displayed, so that thousands are never read as decimals.
      return /^-?\d+(\.\d{1,2})?$/.test(value);
    case 'BOOLEAN':
      return value === 'true' || value === 'false';
    case 'STRING':
      return true;
  }
}

/**
 * Returns what is wrong with the values of one generic field (NEW-026, NEW-029 to NEW-034); null if nothing is. `today`
 * is the current day of the bank.
 */
export function fieldProblem(
  field: GenericField,
  values: readonly string[],
  today: string,
): FieldProblem | null {
  // Only STRING values may contain editor blocks; for other formats every non-blank value is validated.
  const given = values.filter((value) =>
    field.format === 'STRING' ? !isBlankText(value) : value.trim() !== '',
  );
  if (field.state === 'HIDDEN') return given.length > 0 ? { code: 'invalid-error' } : null;
  if (given.length === 0) return isRequiredField(field) ? { code: 'required-error' } : null;
  if (isSingleField(field)) {
    if (given.length > 1) return { code: 'single-value-error' };
  } else if (given.length > field.maxElements) {
    return { code: 'max-elements-error', limit: field.maxElements };
  }
  if (given.some((value) => value.length > FIELD_VALUE_LENGTH))
    return { code: 'too-long-error', limit: FIELD_VALUE_LENGTH };
  if (!given.every((value) => isValueOf(field.format, value))) return { code: 'invalid-error' };
  const isPast = field.format === 'DATE' && field.earliest === 'TODAY' && given.some((day) => day < today);
  return isPast ? { code: 'past-error' } : null;
}
