/** Shared with other components of this package; not public. */
export { draftOf, LANGUAGES, onTopOf, textDifferences } from './text-draft.js';
