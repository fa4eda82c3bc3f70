/** Parts of articles shared within this package; not public. */
export { readingMinutes } from './reading-minutes.js';
