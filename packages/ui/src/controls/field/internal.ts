/** What other components of this package share with this one; not public. */
export { CharacterCount } from './character-count.js';
export { FieldContext } from './field-context.js';
