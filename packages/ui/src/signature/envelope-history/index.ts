export { EnvelopeHistory } from './envelope-history.js';
export type { EnvelopeHistoryProps } from './envelope-history.js';
