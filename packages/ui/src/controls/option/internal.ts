/** Shared with other components of this package; not public. */
export { ChoiceFrame } from './choice-frame.js';
