/** What other components of this package share with this one; not public. */
export { ChoiceFrame } from './choice-frame.js';
