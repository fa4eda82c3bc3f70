export { EnvelopeCard } from './envelope-card.js';
export type { EnvelopeCardProps } from './envelope-card.js';
