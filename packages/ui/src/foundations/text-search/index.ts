export { normalizeText, searchTerms } from './normalize-text.js';
