import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormats } from '../../foundations/formats/index.js';
import { isoDate } from './iso-date.js';
import { parseDate } from './parse-date.js';

const LANGUAGES = ['en', 'fr'] as const;
const language = fc.constantFrom(...LANGUAGES);
const now = () => new Date('2026-11-20T12:00:00Z');
const day = fc
  .integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));
const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const two = (figure: number) => String(figure).padStart(2, '0');
/** Returns day and month in the order of the language. */
const ordered = (of: 'en' | 'fr', day: string, month: string) => (of === 'fr' ? [day, month] : [month, day]);

describe.each(LANGUAGES)('dates typed in %s', (of) => {
  const write = (day: string, month: string, year: string, sign = '/') =>
    [...ordered(of, day, month), year].join(sign);

  it.each(['/', '.', '-', ' ', ' / ', '//'])('accept the separator “%s”', (sign) => {
    expect(parseDate(write('07', '11', '2026', sign), of)).toBe('2026-11-07');
  });

  it.each([
    ['a no-break space', '\u00a0'],
    ['a narrow no-break space', '\u202f'],
  ])('accept the separator %s, as in pasted text', (_, sign) => {
    expect(parseDate(write('07', '11', '2026', sign), of)).toBe('2026-11-07');
  });

  it.each([
    ['1', '2', '2026', '2026-02-01'],
    ['01', '2', '26', '2026-02-01'],
    ['1', '02', '00', '2000-02-01'],
    ['31', '12', '99', '2099-12-31'],
    ['1', '1', '1900', '1900-01-01'],
    ['31', '12', '9999', '9999-12-31'],
  ])('accept missing zeros and century: %s, %s, %s is %s', (day, month, year, iso) => {
    expect(parseDate(write(day, month, year), of)).toBe(iso);
  });

  it.each([
    ['30', '02', '2024'],
    ['29', '02', '2026'],
    ['29', '02', '1900'],
    ['31', '04', '2026'],
    ['31', '06', '2026'],
    ['31', '09', '2026'],
    ['31', '11', '2026'],
    ['32', '01', '2026'],
    ['00', '01', '2026'],
    ['01', '00', '2026'],
    ['01', '13', '2026'],
    ['01', '01', '0026'],
    ['01', '01', '0999'],
  ])('refuse %s, %s, %s, which does not exist', (day, month, year) => {
    expect(parseDate(write(day, month, year), of)).toBeNull();
    expect(parseDate(write(day, month, year, ''), of)).toBeNull();
  });

  it('accept 29 February in leap years only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (year) => {
        const iso = leap(year) ? `${year}-02-29` : null;
        expect(parseDate(write('29', '02', String(year)), of)).toBe(iso);
      }),
    );
  });

  it.each([
    'today',
    '-',
    '2026',
    '11/2026',
    '1/1/1',
    '1/1/126',
    '1/1/12026',
    '1112026',
    '001/01/2026',
    '1,1,2026',
    '+1/1/2026',
    '1/1/2026 12:00',
    '2026-1',
    '2026/11/20',
    '2026-11-20T00:00:00Z',
    '1e0/1/2026',
    '٠١/٠١/٢٠٢٦',
  ])('refuse “%s” instead of guessing', (text) => {
    expect(parseDate(text, of)).toBeNull();
  });

  it('accept ISO, with or without zeros', () => {
    expect(parseDate('2026-03-04', of)).toBe('2026-03-04');
    expect(parseDate('2026-3-4', of)).toBe('2026-03-04');
    expect(parseDate('2026-02-30', of)).toBeNull();
  });

  it('accept full-width digits of Asian keyboards', () => {
    expect(parseDate(write('０７', '１１', '２０２６'), of)).toBe('2026-11-07');
  });
});

describe('ambiguous day and month', () => {
  it('are read by the language only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 }), (first, second) => {
        const text = `${two(first)}/${two(second)}/2026`;
        expect(parseDate(text, 'fr')).toBe(isoDate(2026, second, first));
        expect(parseDate(text, 'en')).toBe(isoDate(2026, first, second));
      }),
    );
  });
});

describe('dates with a month name', () => {
  it('are accepted in the formats of each language, short and long', () => {
    fc.assert(
      fc.property(day, language, (iso, of) => {
        const formats = createFormats({ language: of, timeZone: 'UTC', now });
        expect(parseDate(formats.date(iso), of)).toBe(iso);
        expect(parseDate(formats.longDate(iso), of)).toBe(iso);
      }),
    );
  });

  it.each([
    ['en', '3 MAR 2026', '2026-03-03'],
    ['en', '3 sept 26', '2026-09-03'],
    ['en', '29 Feb 2024', '2024-02-29'],
    ['en', 'Nov 20, 2026', '2026-11-20'],
    ['en', 'November 1st 2026', '2026-11-01'],
    ['en', 'sept. 3,26', '2026-09-03'],
    ['en', '2nd March, 2026', '2026-03-02'],
    ['fr', '3 FEVRIER 2026', '2026-02-03'],
    ['fr', '3 aout 2026', '2026-08-03'],
    ['fr', '3 déc. 26', '2026-12-03'],
    ['fr', '1er mai 2026', '2026-05-01'],
    ['fr', '3 juil 2026', '2026-07-03'],
  ] as const)('in %s “%s” is %s', (of, text, iso) => {
    expect(parseDate(text, of)).toBe(iso);
  });

  it.each([
    ['en', '3 ma 2026', 'two letters'],
    ['fr', '3 jui 2026', 'the beginning of two months'],
    ['en', '3 mars 2026', 'the other language'],
    ['fr', '3 march 2026', 'the other language'],
    ['en', '29 February 2026', 'a day that year has not'],
    ['en', '3 Smarch 2026', 'no month'],
  ] as const)('in %s “%s” is refused: %s', (of, text, reason) => {
    expect(parseDate(text, of), reason).toBeNull();
  });
});

it('any typed text results in a valid date or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), language, (text, of) => {
      const iso = parseDate(text, of);
      const [year = 0, month = 0, day = 0] = (iso ?? '').split('-').map(Number);
      expect(isoDate(year, month, day)).toBe(iso);
    }),
  );
});
