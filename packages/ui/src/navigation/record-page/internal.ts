/** Shared with other components of this package; not public. */
export { RecordBody, RecordPending, RecordSection } from './record-page.js';
