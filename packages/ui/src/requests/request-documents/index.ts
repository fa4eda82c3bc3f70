export { AddDocuments } from './add-documents.js';
export type { AddDocumentsProps, AddedDocuments } from './add-documents.js';
export { RequestDocuments } from './request-documents.js';
export type { RequestDocumentsProps } from './request-documents.js';
export type { DocumentDecision } from './document-item.js';
