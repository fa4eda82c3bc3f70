import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldProblem,
  FIELD_FORMATS,
  FIELD_STATES,
  isBlankText,
  isRequiredField,
  isSingleField,
  visibleFields,
  type GenericField,
} from './generic-field-rules.ts';
import { field } from './request-creation.fixture.ts';

const TODAY = '2026-11-22';
const problemOf = (asked: GenericField, values: readonly string[]) => fieldProblem(asked, values, TODAY);

describe('generic fields', () => {
  it.each(['', '   ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>\n'])(
    'NEW-029 a required text of %j is missing',
    (value) => {
      expect(isBlankText(value)).toBe(true);
      expect(problemOf(field(), [value])).toEqual({ code: 'required-error' });
    },
  );
  it('NEW-030 a required list without elements is missing', () => {
    expect(problemOf(field({ format: 'COUNTRY_CODE' }), [])).toEqual({ code: 'required-error' });
    expect(problemOf(field({ state: 'VISIBLE_OPTIONAL' }), [])).toBeNull();
  });
  it('NEW-031 a single-value field takes one value', () => {
    const single = field({ state: 'VISIBLE_OPTIONAL_SINGLE' });
    expect(problemOf(single, ['x'])).toBeNull();
    expect(problemOf(single, ['x', 'y'])).toEqual({ code: 'single-value-error' });
    expect(problemOf(field({ format: 'BOOLEAN' }), ['true', 'false'])).toEqual({
      code: 'single-value-error',
    });
  });
  it('NEW-032 more values than the maximum are refused', () => {
    expect(problemOf(field(), ['1', '2', '3'])).toBeNull();
    expect(problemOf(field(), ['1', '2', '3', '4'])).toEqual({ code: 'max-elements-error', limit: 3 });
  });
  it('NEW-033 texts and amounts have at most 300 characters', () => {
    for (const [format, sign] of [
      ['STRING', 'x'],
      ['AMOUNT', '1'],
    ] as const) {
      expect(problemOf(field({ format }), [sign.repeat(300)])).toBeNull();
      expect(problemOf(field({ format }), [sign.repeat(301)])).toEqual({
        code: 'too-long-error',
        limit: 300,
      });
    }
  });
  it.each([
    ['DATE', '2026-02-28', '2026-02-30'],
    ['COUNTRY_CODE', 'FR', 'XX'],
    ['AMOUNT', '-12.50', '12,50'],
    ['AMOUNT', '12.34', '12.345'],
    ['AMOUNT', '100000', '1e5'],
    ['AMOUNT', '5', '5 USD'],
    ['AMOUNT', '5', '<b>'],
    ['BOOLEAN', 'false', 'no'],
  ] as const)('NEW-024 NEW-034 %s accepts %j and refuses %j', (format, good, bad) => {
    expect(problemOf(field({ format }), [good])).toBeNull();
    expect(problemOf(field({ format }), [bad])).toEqual({ code: 'invalid-error' });
  });
  it('NEW-034 a date that must not be in the past accepts today and later', () => {
    const opening = field({ format: 'DATE', state: 'VISIBLE_REQUIRED_SINGLE', earliest: 'TODAY' });
    expect(problemOf(opening, ['2026-11-21'])).toEqual({ code: 'past-error' });
    expect(problemOf(opening, ['2026-11-22'])).toBeNull();
    expect(problemOf(opening, ['2027-01-04'])).toBeNull();
    expect(problemOf(opening, ['yesterday'])).toEqual({ code: 'invalid-error' });
    expect(problemOf({ ...opening, earliest: undefined }, ['2026-11-21'])).toBeNull();
  });
  it('NEW-026 a hidden field is neither shown nor submitted', () => {
    const hidden = field({ state: 'HIDDEN' });
    expect(visibleFields([hidden, field()])).toEqual([field()]);
    expect(problemOf(hidden, [])).toBeNull();
    expect(problemOf(hidden, ['x'])).toEqual({ code: 'invalid-error' });
  });

  const anyField = fc.record({
    id: fc.constant('a'),
    label: fc.constant(''),
    tooltip: fc.constant(''),
    placeholder: fc.constant(''),
    format: fc.constantFrom(...FIELD_FORMATS),
    state: fc.constantFrom(...FIELD_STATES),
    maxElements: fc.integer({ min: 1, max: 5 }),
  });
  it('NEW-025 NEW-035 a field is complete when its values are valid, or when it is optional and empty', () => {
    fc.assert(
      fc.property(anyField, fc.array(fc.string({ maxLength: 310 }), { maxLength: 7 }), (any, values) => {
        const problem = problemOf(any, values);
        const given = values.filter((value) => !isBlankText(value));
        const most = any.state === 'HIDDEN' ? 0 : isSingleField(any) ? 1 : any.maxElements;
        const isMissing = given.length === 0 && isRequiredField(any);
        expect(problem?.code === 'required-error').toBe(isMissing);
        const fits = given.length <= most && given.every((value) => value.length <= 300);
        expect(problem === null && !fits).toBe(false);
      }),
    );
  });
});
