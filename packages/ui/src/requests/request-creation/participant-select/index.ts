export { ParticipantSelect } from './participant-select.js';
export type { ParticipantSelectProps } from './participant-select.js';
