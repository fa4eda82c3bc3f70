/** Shared with other components of this package; not public. */
export { sanitiseRichText } from './sanitise.js';
export { plainText } from './plain-text.js';
export { createSanitiser, renameAliases, RICH_TEXT_TAGS } from './sanitiser.js';
export { useDrawnText, type DrawElement } from './drawn-text.js';
