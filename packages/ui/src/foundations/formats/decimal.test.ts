import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, compareDecimals, decimalOf, decimalReadings, formatDecimal } from './decimal.js';

const canonical = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([negative, whole, fraction]) => {
    const trimmed = fraction.replace(/0+$/, '');
    const text = trimmed ? `${whole}.${trimmed}` : String(whole);
    return negative && /[1-9]/.test(text) ? `-${text}` : text;
  });

describe('DS-111 parsing decimals', () => {
  it.each([
    ['1204.5', '1204.5', '1204.5'],
    ['12.500.000,5', '12500000.5', '12500000.5'],
    ['12,500,000.50', '12500000.5', '12500000.5'],
    ['12 500 000,50', '12500000.5', '12500000.5'],
    ['12\u00a0500\u202f000', '12500000', '12500000'],
    ["1'200.05", '1200.05', '1200.05'],
    ['1,5', '1.5', '1.5'],
    ['0.500', '0.5', '0.5'],
    ['0,500', '0.5', '0.5'],
    ['1500,500', '1500.5', '1500.5'],
    ['1,234.567', '1234.567', '1234.567'],
    ['1.234.567', '1234567', '1234567'],
    ['EUR 1,200.00', '1200', '1200'],
    ['1 200,00 €', '1200', '1200'],
    ['(300.00)', '-300', '-300'],
    ['\u2212300', '-300', '-300'],
    ['-0.00', '0', '0'],
    ['007', '7', '7'],
    ['.5', '0.5', '0.5'],
    ['5.', '5', '5'],
  ])('reads “%s” as %s in English and %s in French', (text, english, french) => {
    expect(decimalReadings(text, 'en')).toEqual([english]);
    expect(decimalReadings(text, 'fr')).toEqual([french]);
  });
  it.each([
    ['12.345', ['12345', '12.345'], ['12345', '12.345']],
    ['1.500', ['1500', '1.5'], ['1500', '1.5']],
    ['-1.500 EUR', ['-1500', '-1.5'], ['-1500', '-1.5']],
    ['1,234', ['1234'], ['1234', '1.234']],
    ['999,999', ['999999'], ['999999', '999.999']],
  ])('finds all readings of “%s”: %o in English, %o in French', (text, english, french) => {
    expect(decimalReadings(text, 'en')).toEqual(english);
    expect(decimalReadings(text, 'fr')).toEqual(french);
    expect(decimalReadings(text, null)).toHaveLength(2);
  });
  it.each(['', '-', '.', 'abc', '1.2.3', '1,2,3.4', '1,23,456', '1..2', '1e5', '1.000,000.5', '5-'])(
    'refuses “%s”',
    (text) => {
      expect(decimalReadings(text, 'en')).toEqual([]);
      expect(decimalReadings(text, 'fr')).toEqual([]);
    },
  );
  it('parses formatted decimals without loss, in both languages', () => {
    fc.assert(
      fc.property(canonical, fc.constantFrom('en' as const, 'fr' as const), (value, language) => {
        // Three decimals after one to three digits have two readings, of which this is one.
        expect(decimalReadings(formatDecimal(value, language, 2), language)).toContain(value);
      }),
    );
  });
});

describe('DS-111 formatting decimals', () => {
  it('keeps digits that a floating-point number would lose', () => {
    expect(formatDecimal('9007199254740993.01', 'en', 2)).toBe('9,007,199,254,740,993.01');
    expect(formatDecimal('-12500000.5', 'fr', 2)).toBe('\u221212\u00a0500\u00a0000,50');
  });
});

describe('arithmetic on decimals', () => {
  it('adds exactly', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('-0.05', '0.05')).toBe('0');
    expect(addDecimals('1', '-1.25')).toBe('-0.25');
  });
  it('adding the opposite gives zero, and order is kept', () => {
    const negate = (value: string) =>
      value === '0' ? value : value.startsWith('-') ? value.slice(1) : `-${value}`;
    fc.assert(
      fc.property(canonical, canonical, (a, b) => {
        const sum = addDecimals(a, b);
        expect(addDecimals(sum, negate(b))).toBe(a);
        expect(compareDecimals(sum, a)).toBe(compareDecimals(b, '0'));
      }),
    );
  });
  it('never uses an exponent', () => {
    expect(decimalOf(1e-7)).toBe('0.0000001');
    expect(decimalOf(-2.5)).toBe('-2.5');
  });
});
