import { useMemo } from 'react';
import { createFormats, useLanguage, type Language } from '../../foundations/index.js';

/** Reference time zone for the local times of contacts. */
export const PARIS = 'Europe/Paris';

const zones = new Map<string, Intl.DateTimeFormat>();

/** Returns the UTC offset of a time zone at a moment, in minutes; null for an unknown time zone. */
function offsetOf(timeZone: string, moment: Date): number | null {
  try {
    let format = zones.get(timeZone);
    if (!format) {
      format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
      zones.set(timeZone, format);
    }
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    if (!sign) return 0;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
}

/** Returns how many minutes a time zone is ahead of Paris at a moment; 0 for an unknown time zone. */
export function aheadOfParis(timeZone: string, moment: Date): number {
  const offset = offsetOf(timeZone, moment);
  return offset === null ? 0 : offset - offsetOf(PARIS, moment)!;
}

/** Formats a time difference: `−1 h`, `+4 h 30`. */
export function differenceText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = `${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}\u00a0h`;
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`;
}

/** Returns the local time in a time zone and its difference to Paris; null when there is no difference. */
export function localTime(
  timeZone: string,
  moment: Date,
  language: Language,
): { time: string; difference: string } | null {
  const ahead = aheadOfParis(timeZone, moment);
  if (ahead === 0) return null;
  return { time: createFormats({ language, timeZone }).time(moment), difference: differenceText(ahead) };
}

/** Returns the local time in a time zone as `localTime` does; null also if the time zone is not known. */
export function useLocalTime(timeZone: string | null, moment: Date) {
  const language = useLanguage();
  return useMemo(
    () => (timeZone === null ? null : localTime(timeZone, moment, language)),
    [timeZone, moment, language],
  );
}
