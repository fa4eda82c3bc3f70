export { researchHandlers } from './handlers.ts';
export { NOTE_MAIL, noteMail } from './mail.ts';
