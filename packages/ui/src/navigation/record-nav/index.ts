export { RecordNav } from './record-nav.js';
export type { RecordNavProps } from './record-nav.js';
