/** Shared with other components of this package; not public. */
export { AskForContact } from './ask-for-contact.js';
