export { DocumentDetails } from './document-details.js';
export type { DocumentDetailsProps } from './document-details.js';
