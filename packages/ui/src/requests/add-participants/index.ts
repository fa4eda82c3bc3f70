export { AddParticipants } from './add-participants.js';
export type { AddParticipantsProps } from './add-participants.js';
