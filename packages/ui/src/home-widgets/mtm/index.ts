export { Mtm } from './mtm.js';
export type { MtmProps } from './mtm.js';
