import { describe, expect, it } from 'vitest';
import { foldLine, writeCalendar } from './i-calendar.ts';

const now = new Date('2026-11-20T13:32:00.000Z');
const event = { uid: 'abc', day: '2026-12-31', summary: 'KYC review', url: 'https://portal.example/x' };
const write = (summary: string) =>
  writeCalendar({ name: 'Expiry calendar', language: 'en' }, [{ ...event, summary }], now);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('an iCalendar object', () => {
  it('has whole days, a stamp, and lines that end with CR and LF', () => {
    const { text } = write('KYC review');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(unfolded(text)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:abc',
        'DTSTAMP:20261120T133200Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY;LANGUAGE=en:KYC review',
      ]),
    );
  });

  it('writes out what would end a value, and leaves no control characters', () => {
    const line = unfolded(write('A; B, C \\ D\nBEGIN:VEVENT\u0007').text).find((each) =>
      each.startsWith('SUMMARY'),
    );
    expect(line).toBe(String.raw`SUMMARY;LANGUAGE=en:A\; B\, C \\ D\nBEGIN:VEVENT`);
  });

  it('folds at 75 octets, never inside a character', () => {
    for (const text of ['a'.repeat(400), 'é'.repeat(200), '𝒜'.repeat(100)]) {
      const folded = foldLine(text);
      expect(folded.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(text);
      expect(Buffer.from(folded).toString()).toBe(folded);
    }
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  });

  it('has another tag when its words change, and the same at another moment', () => {
    const later = writeCalendar(
      { name: 'Expiry calendar', language: 'en' },
      [event],
      new Date('2027-01-01T00:00:00Z'),
    );
    expect(write('KYC review').tag).toBe(later.tag);
    expect(write('Guarantee').tag).not.toBe(later.tag);
  });
});
