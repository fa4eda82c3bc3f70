/** Shared with other components of this package; not public. */
export { RecordBody, RecordPage, RecordSection } from './record-page.js';
