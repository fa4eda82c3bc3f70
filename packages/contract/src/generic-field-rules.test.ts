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
} from './generic-field-rules.ts';
import { field } from './request-creation.fixture.ts';

describe('generic fields', () => {
  it.each(['', '   ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>\n'])(
    'NEW-029 a required text that is %j is missing',
    (value) => {
      expect(isBlankText(value)).toBe(true);
      expect(fieldProblem(field(), [value])).toEqual({ code: 'required-error' });
    },
  );
  it('NEW-030 a required list without an element is missing', () => {
    expect(fieldProblem(field({ format: 'COUNTRY_CODE' }), [])).toEqual({ code: 'required-error' });
    expect(fieldProblem(field({ state: 'VISIBLE_OPTIONAL' }), [])).toBeNull();
  });
  it('NEW-031 a single field takes one value', () => {
    const single = field({ state: 'VISIBLE_OPTIONAL_SINGLE' });
    expect(fieldProblem(single, ['x'])).toBeNull();
    expect(fieldProblem(single, ['x', 'y'])).toEqual({ code: 'single-value-error' });
    expect(fieldProblem(field({ format: 'BOOLEAN' }), ['true', 'false'])).toEqual({
      code: 'single-value-error',
    });
  });
  it('NEW-032 more values than the maximum are too many', () => {
    expect(fieldProblem(field(), ['1', '2', '3'])).toBeNull();
    expect(fieldProblem(field(), ['1', '2', '3', '4'])).toEqual({ code: 'max-elements-error', limit: 3 });
  });
  it('NEW-033 texts and amounts take 300 characters', () => {
    for (const [format, sign] of [
      ['STRING', 'x'],
      ['AMOUNT', '1'],
    ] as const) {
      expect(fieldProblem(field({ format }), [sign.repeat(300)])).toBeNull();
      expect(fieldProblem(field({ format }), [sign.repeat(301)])).toEqual({
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
  ] as const)('NEW-024 NEW-034 %s takes %j and not %j', (format, good, bad) => {
    expect(fieldProblem(field({ format }), [good])).toBeNull();
    expect(fieldProblem(field({ format }), [bad])).toEqual({ code: 'invalid-error' });
  });
  it('NEW-026 a hidden field is neither shown nor answered', () => {
    const hidden = field({ state: 'HIDDEN' });
    expect(visibleFields([hidden, field()])).toEqual([field()]);
    expect(fieldProblem(hidden, [])).toBeNull();
    expect(fieldProblem(hidden, ['x'])).toEqual({ code: 'invalid-error' });
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
  it('NEW-025 NEW-035 is complete exactly when it has values it can take, or needs none', () => {
    fc.assert(
      fc.property(anyField, fc.array(fc.string({ maxLength: 310 }), { maxLength: 7 }), (any, values) => {
        const problem = fieldProblem(any, values);
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
