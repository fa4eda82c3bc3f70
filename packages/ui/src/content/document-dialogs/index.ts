export { AddContentDocuments } from './add-content-documents.js';
export type { AddContentDocumentsProps, ContentAddition } from './add-content-documents.js';
export { DeleteContentDocument } from './delete-content-document.js';
export type { DeleteContentDocumentProps } from './delete-content-document.js';
export { UpdateContentDocument } from './update-content-document.js';
export type { ContentDocumentUpdate, UpdateContentDocumentProps } from './update-content-document.js';
