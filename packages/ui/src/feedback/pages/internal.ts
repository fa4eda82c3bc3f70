/** What other components of this package share with this one; not public. */
export { AskForContact } from './ask-for-contact.js';
