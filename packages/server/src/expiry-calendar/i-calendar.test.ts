import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { EXPIRY_KINDS } from '@atrium/contract/expiry-calendar-rules';
import { writeCalendar } from './i-calendar.ts';
import type { CalendarEvent } from './i-calendar.ts';
import { KIND_NAMES } from './kind-names.ts';

const now = new Date('2026-11-20T13:32:00.000Z');
const event = { uid: 'abc', day: '2026-12-31', summary: 'KYC review', url: 'https://portal.example/x' };
const write = (summary: string) =>
  writeCalendar({ name: 'Expiry calendar', language: 'en' }, [{ ...event, summary }], now);
/** Returns the events as an RFC 5545 parser reads them. */
function read(text: string): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    expect(startDate.isDate).toBe(true);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
    const url = component.getFirstPropertyValue('url');
    return { uid, day: startDate.toString(), summary, url: String(url) };
  });
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('iCalendar output', () => {
  it('has all-day events, a timestamp, and CR LF line ends', () => {
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

  it('escapes delimiters and removes control characters', () => {
    const line = unfolded(write('A; B, C \\ D\nBEGIN:VEVENT\u0007').text).find((each) =>
      each.startsWith('SUMMARY'),
    );
    expect(line).toBe(String.raw`SUMMARY;LANGUAGE=en:A\; B\, C \\ D\nBEGIN:VEVENT`);
  });

  it('gets another ETag when its text changes, and the same one at another time', () => {
    const later = writeCalendar(
      { name: 'Expiry calendar', language: 'en' },
      [event],
      new Date('2027-01-01T00:00:00Z'),
    );
    expect(write('KYC review').tag).toBe(later.tag);
    expect(write('Guarantee').tag).not.toBe(later.tag);
  });

  it('is read back by a parser, in French and with every event type', () => {
    const events = EXPIRY_KINDS.map((kind, index) => ({
      uid: `uid-${index}`,
      day: `2027-0${index + 1}-28`,
      summary: `${KIND_NAMES[kind].fr} - Société Générale d’Équipement\u202F; «\u202FHalden, Fils & Cie\u202F»\u00A0: n°\u202F${index}`,
      url: 'https://portal.example/expiry-calendar?view=day&day=2027-01-28',
    }));
    const { text } = writeCalendar({ name: 'Échéancier', language: 'fr' }, events, now);
    expect(read(text)).toEqual(events);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Échéancier');
    for (const component of calendar.getAllSubcomponents('vevent')) {
      expect(component.getFirstProperty('summary')!.getFirstParameter('language')).toBe('fr');
      expect(component.getFirstPropertyValue('dtstamp')!.toString()).toBe('2026-11-20T13:32:00Z');
    }
  });

  it('is read back by a parser for any text', () => {
    // Line breaks are normalized; other control characters and lone surrogates are dropped.
    const words = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      // oxlint-disable-next-line no-control-regex -- the characters that the feed leaves out
      .map((text) => text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''));
    const special = fc
      .array(
        fc.constantFrom(';', ',', ':', '\\', '\n', '\\n', '"', ' ', '\t', 'é', '🖋️', 'BEGIN:VEVENT', 'x'),
        {
          maxLength: 200,
        },
      )
      .map((parts) => parts.join(''));
    const days = fc
      .date({ min: new Date('1970-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const one = fc.record({
      uid: fc.uuid(),
      day: days,
      summary: fc.oneof(words, special),
      url: fc.constant(event.url),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 5 }), (events) => {
        const { text } = writeCalendar({ name: 'Expiry calendar', language: 'en' }, events, now);
        expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(read(text)).toEqual(events);
      }),
    );
  });
});
