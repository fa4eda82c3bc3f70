export { WhatsNew } from './whats-new.js';
export type { WhatsNewProps } from './whats-new.js';
