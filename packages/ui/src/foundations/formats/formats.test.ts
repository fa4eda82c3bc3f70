import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAG_LENGTH, badgeCount, createFormats, formatIban, truncate } from './formats.js';

const now = () => new Date('2026-11-20T13:32:00Z');
const en = createFormats({ language: 'en', timeZone: 'Europe/Paris', now });
const fr = createFormats({ language: 'fr', timeZone: 'Europe/Paris', now });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('DS-111 numbers', () => {
  it('PLAT-102 shows two decimals', () => {
    expect(en.number(1204860.15)).toBe('1,204,860.15');
    expect(plain(fr.number(1204860.1))).toBe('1 204 860,10');
  });
  it('uses a true minus sign and no negative zero', () => {
    expect(en.number(-1118447.71)).toBe('−1,118,447.71');
    expect(plain(fr.number(-1118447.71))).toBe('−1 118 447,71');
    expect(en.number(-0.001)).toBe('0.00');
  });
  it('uses no-break spaces inside French numbers', () => {
    expect(fr.amount(12_500_000, 'EUR')).not.toMatch(/ /);
  });
  it('PLAT-106 shows amounts with two decimals, and the currency code on the side of the language', () => {
    expect(plain(en.amount(12_500_000, 'EUR'))).toBe('EUR 12,500,000.00');
    expect(plain(fr.amount(12_500_000, 'EUR'))).toBe('12 500 000,00 EUR');
  });
  it('PLAT-103 shows percentages with two decimals', () => {
    expect(en.percentage(0.26)).toBe('26.00%');
    expect(plain(fr.percentage(0.26))).toBe('26,00 %');
  });
  it('PLAT-105 abbreviates above 1000 and above one million, exclusive', () => {
    expect(en.abbreviated(1000)).toBe('1,000');
    expect(en.abbreviated(1001)).toBe('1K');
    expect(en.abbreviated(1_000_000)).toBe('1,000K');
    expect(en.abbreviated(25_500_000)).toBe('25.5M');
    expect(plain(fr.abbreviated(25_500_000))).toBe('25,5 M');
    expect(en.abbreviated(42_118_904.1, 1)).toBe('42.1M');
  });
  it('PLAT-104 shows file sizes in kB, MB or GB', () => {
    expect(plain(en.fileSize(90_112))).toBe('88 kB');
    expect(plain(en.fileSize(1_887_437))).toBe('1.8 MB');
    expect(plain(fr.fileSize(1_887_437))).toBe('1,8 Mo');
    expect(plain(en.fileSize(3 * 1024 ** 3))).toBe('3 GB');
    expect(plain(en.fileSize(1024 * 1024 - 1))).toBe('1 MB');
    expect(plain(en.fileSize(0))).toBe('0 kB');
    expect(plain(en.fileSize(1))).toBe('0.1 kB');
    expect(plain(en.fileSize(1_918_000))).toBe('1.8 MB');
  });
});

describe('DS-111 dates', () => {
  it('match the table of both languages', () => {
    expect(en.date('2026-11-20T12:00:00Z')).toBe('20 Nov 2026');
    expect(fr.date('2026-11-20T12:00:00Z')).toBe('20 nov. 2026');
    expect(en.longDate('2026-11-20T12:00:00Z')).toBe('20 November 2026');
    expect(fr.longDate('2026-11-20T12:00:00Z')).toBe('20 novembre 2026');
    expect(en.date('2026-09-05T12:00:00Z')).toBe('5 Sep 2026');
  });
  it('have one abbreviation per month everywhere', () => {
    const spelled = (formats: typeof en) => {
      const all = Array.from({ length: 9 }, (_, month) => `2026-0${month + 1}-05T12:00:00Z`);
      for (const day of all) {
        const month = formats.date(day).split(' ')[1]!;
        expect(formats.recent(day)).toBe(`5 ${month}`);
        expect(formats.relative(day)).toBe(`5 ${month}`);
        expect(formats.dateTime(day)).toContain(` ${month} 2026`);
        expect(formats.range(day, '2026-11-18T12:00:00Z')).toContain(`5 ${month} `);
      }
      return all.map((day) => formats.date(day).split(' ')[1]).join(' ');
    };
    expect(spelled(en)).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep');
    expect(spelled(fr)).toBe('janv. févr. mars avr. mai juin juil. août sept.');
    expect(en.longDate('2026-09-05T12:00:00Z')).toBe('5 September 2026');
  });
  it('the first of a month is an ordinal in French, where a month is written out', () => {
    expect(fr.date('2026-02-01T12:00:00Z')).toBe('1er févr. 2026');
    expect(fr.longDate('2026-02-01T12:00:00Z')).toBe('1er février 2026');
    expect(plain(fr.dateTime('2026-05-01T12:00:00Z'))).toBe('1er mai 2026, 14:00 CEST');
    expect(fr.recent('2026-08-01T12:00:00Z')).toBe('1er août');
    expect(fr.relative('2025-08-01T12:00:00Z')).toBe('1er août 2025');
    expect(fr.range('2026-11-01T12:00:00Z', '2026-11-18T12:00:00Z')).toBe('du 1er au 18 nov. 2026');
    expect(fr.range('2026-10-01T12:00:00Z', '2026-11-01T12:00:00Z')).toBe('du 1er oct. au 1er nov. 2026');
    expect(en.date('2026-02-01T12:00:00Z')).toBe('1 Feb 2026');
    expect(en.longDate('2026-02-01T12:00:00Z')).toBe('1 February 2026');
  });
  it('no other day, hour or month is an ordinal', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1900-01-01T00:00:00Z'),
          max: new Date('2100-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        (moment) => {
          const isFirst = fr.isoDay(moment).endsWith('-01');
          for (const text of [fr.date(moment), fr.longDate(moment), fr.dateTime(moment)])
            expect(text.startsWith('1er ')).toBe(isFirst);
          for (const text of [fr.time(moment), fr.month(moment), en.date(moment), en.longDate(moment)])
            expect(text).not.toContain('1er');
        },
      ),
    );
  });
  it('times have their zone', () => {
    expect(plain(en.dateTime('2026-11-20T13:32:00Z'))).toBe('20 Nov 2026, 14:32 CET');
    expect(plain(fr.dateTime('2026-11-20T13:32:00Z'))).toBe('20 nov. 2026, 14:32 CET');
    expect(plain(fr.zonedTime('2026-07-20T13:32:00Z'))).toBe('15:32 CEST');
  });
  it('show the time today, yesterday once, and omit the current year only', () => {
    expect(en.recent('2026-11-20T10:05:00Z')).toBe('11:05');
    expect(en.recent('2026-11-19T22:30:00Z')).toBe('Yesterday');
    expect(fr.recent('2026-11-19T22:30:00Z')).toBe('Hier');
    expect(en.recent('2026-11-16T09:00:00Z')).toBe('16 Nov');
    expect(en.recent('2025-11-16T09:00:00Z')).toBe('16 Nov 2025');
  });
  it('use the day in the given time zone', () => {
    expect(en.recent('2026-11-19T23:30:00Z')).toBe('00:30');
  });
  it('are relative for two days only', () => {
    expect(en.relative('2026-11-20T13:30:00Z')).toBe('2 minutes ago');
    expect(fr.relative('2026-11-20T10:32:00Z')).toBe('il y a 3 heures');
    expect(en.relative('2026-11-19T15:07:00Z')).toBe('yesterday, 16:07');
    expect(fr.relative('2026-11-19T15:07:00Z')).toBe('hier, 16:07');
    expect(en.relative('2026-11-19T23:30:00Z')).toBe('14 hours ago');
    expect(en.relative('2026-11-18T22:30:00Z')).toBe('18 Nov');
    expect(en.relative('2026-11-17T10:32:00Z')).toBe('17 Nov');
  });
  it('ranges are formatted by language', () => {
    expect(en.range('2026-10-26T12:00:00Z', '2026-11-18T12:00:00Z')).toBe('26 Oct to 18 Nov 2026');
    expect(fr.range('2026-10-26T12:00:00Z', '2026-11-18T12:00:00Z')).toBe('du 26 oct. au 18 nov. 2026');
    expect(fr.range('2026-11-02T12:00:00Z', '2026-11-18T12:00:00Z')).toBe('du 2 au 18 nov. 2026');
    expect(en.range('2025-12-26T12:00:00Z', '2026-01-18T12:00:00Z')).toBe('26 Dec 2025 to 18 Jan 2026');
  });
});

describe('DS-111 text', () => {
  it('PLAT-100 is truncated at 10 characters by default', () => {
    expect(truncate('Settlement')).toBe('Settlement');
    expect(truncate('Settlements')).toBe('Settlement…');
  });
  it('PLAT-101 of tags is truncated at 15 characters', () => {
    expect(truncate('Trade finance desk', TAG_LENGTH)).toBe('Trade finance d…');
  });
  it('is never cut inside a character', () => {
    expect(truncate('ééééééééééé', 10)).toBe('éééééééééé…');
  });
  it('of an IBAN is grouped by four', () => {
    expect(plain(formatIban('DE89370400440532013000'))).toBe('DE89 3704 0044 0532 0130 00');
  });
  it('is 99+ above 99', () => {
    expect([0, 99, 100].map(badgeCount)).toEqual(['0', '99', '99+']);
  });
});
