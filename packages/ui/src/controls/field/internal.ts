/** Shared with other components of this package; not public. */
export { CharacterCount } from './character-count.js';
export { FieldContext } from './field-context.js';
