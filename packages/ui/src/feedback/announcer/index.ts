export { announce, useAnnounce } from './announcer.js';
export type { Politeness } from './announcer.js';
