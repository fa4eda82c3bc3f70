/** What other components of this package share with this one; not public. */
export { RecordBody, RecordPending, RecordSection } from './record-page.js';
