import { useMemo } from 'react';
import { createFormats, type Formats } from '../../foundations/formats/index.js';
import { useFormats, useLanguage, useNow } from '../../foundations/provider/index.js';
import type { IsoDate } from './iso-date.js';

export interface DayFormats {
  /** Today in the host's time zone. */
  today: IsoDate;
  /** `20 Nov 2026`. */
  date(iso: IsoDate): string;
  longDate(iso: IsoDate): string;
  /** `26 Oct to 18 Nov 2026`. */
  range(from: IsoDate, to: IsoDate): string;
}

/** Returns formats for calendar days, which have no time zone. */
export function useDayFormats(): DayFormats {
  const language = useLanguage();
  const now = useNow();
  const { isoDay } = useFormats();
  const formats: Formats = useMemo(() => createFormats({ language, timeZone: 'UTC', now }), [language, now]);
  // An ISO day is parsed as midnight UTC.
  return { today: isoDay(now()), date: formats.date, longDate: formats.longDate, range: formats.range };
}
