import { createHash } from 'node:crypto';
import { addDays } from '@atrium/contract/calendar';
import { foldLine } from '../text/index.ts';

/** An all-day event in a calendar that others subscribe to. */
export interface CalendarEvent {
  /** Stable for as long as the item exists. */
  readonly uid: string;
  /** All-day date, such as `2026-11-20`. */
  readonly day: string;
  readonly summary: string;
  readonly url: string;
}

/** Escapes backslash, semicolon, comma and line break in a text value (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- a text may hold no other control character (RFC 5545, 3.3.11)
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const dateOf = (day: string): string => day.replaceAll('-', '');
const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Writes events as an iCalendar object (RFC 5545); `tag` changes when events, name or language change. */
export function writeCalendar(
  { name, language }: { readonly name: string; readonly language: string },
  events: readonly CalendarEvent[],
  now: Date,
): { readonly text: string; readonly tag: string } {
  const tag = createHash('sha256')
    .update(JSON.stringify([name, language, events]))
    .digest('base64url');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Expiry calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(({ uid, day, summary, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
      `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
      `URL:${url}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return { text: `${lines.map(foldLine).join('\r\n')}\r\n`, tag };
}
