/** What other components of this package share with this one; not public. */
export { sanitiseRichText } from './sanitise.js';
