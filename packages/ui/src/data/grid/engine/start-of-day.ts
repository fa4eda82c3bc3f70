/**
 * Returns the first moment of an ISO day `yyyy-mm-dd`, `offset` days later, in epoch ms; NaN for a text that is no day.
 */
export type StartOfDay = (day: string, offset?: number) => number;

const DAY = 86_400_000;

const partsOf = (day: string, offset: number): [year: number, month: number, date: number] => {
  const [year, month, date] = day.split('-').map(Number);
  return [year ?? Number.NaN, (month ?? Number.NaN) - 1, (date ?? Number.NaN) + offset];
};

/** The start of a day in the browser's time zone. */
const localStart: StartOfDay = (day, offset = 0) => new Date(...partsOf(day, offset)).getTime();

/** Returns how far a time zone is ahead of UTC at a moment, in ms. */
function offsetAt(format: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)!;
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return clock - Math.floor(moment / 1000) * 1000;
}

function zoneStart(timeZone: string): StartOfDay {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // A column of days names the same few ones again and again.
  const starts = new Map<string, number>();
  const startOf = (day: string, offset: number): number => {
    const midnight = Date.UTC(...partsOf(day, offset));
    if (Number.isNaN(midnight)) return Number.NaN;
    // The offset before and after a change of daylight saving near midnight. A midnight that exists twice is its first
    // moment; one that does not exist is the moment of the change.
    const before = midnight - offsetAt(format, midnight - DAY);
    const after = midnight - offsetAt(format, midnight + DAY);
    const exists = (start: number) => start + offsetAt(format, start) === midnight;
    return exists(after) && (after < before || !exists(before)) ? after : before;
  };
  return (day, offset = 0) => {
    const key = `${day} ${offset}`;
    let start = starts.get(key);
    if (start === undefined) starts.set(key, (start = startOf(day, offset)));
    return start;
  };
}

const zones = new Map<string, StartOfDay>();

/** Returns the function for an IANA time zone; by default for the browser's. */
export function startOfDayIn(timeZone?: string): StartOfDay {
  if (timeZone === undefined) return localStart;
  let start = zones.get(timeZone);
  if (!start) zones.set(timeZone, (start = zoneStart(timeZone)));
  return start;
}
