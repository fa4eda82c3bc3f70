/**
 * PLAT-123 and PLAT-124: parses a typed date, dd/MM/yyyy in French and MM/dd/yyyy in English, and returns it as ISO
 * `yyyy-MM-dd`; null if there is no such day.
 */
export function parseTypedDate(text: string, language: 'en' | 'fr'): string | null {
  const match = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [day, month] = language === 'fr' ? [first, second] : [second, first];
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** PLAT-125: limits an ISO date to the field’s first and last day. */
export function clampDate(date: string, minimum?: string, maximum?: string): string {
  if (minimum && date < minimum) return minimum;
  if (maximum && date > maximum) return maximum;
  return date;
}
