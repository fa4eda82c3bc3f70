export { EnvelopeList } from './envelope-list.js';
export type { EnvelopeListProps } from './envelope-list.js';
