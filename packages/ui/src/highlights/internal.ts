/** What other parts of the package need of the articles; not public. */
export { readingMinutes } from './reading-minutes.js';
