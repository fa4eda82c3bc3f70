/** Words per minute. */
const READING_SPEED = 220;

/** Returns the reading time of an article in minutes, at least 1. */
export function readingMinutes(html: string): number {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / READING_SPEED));
}

/** Formats the length of a video: `0:24`. */
export const filmLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
