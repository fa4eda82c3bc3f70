/** What other components of this package share with this one; not public. */
export { sanitiseRichText } from './sanitise.js';
export { plainText } from './plain-text.js';
