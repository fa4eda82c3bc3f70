export { ContentDocumentList } from './content-document-list.js';
export type { ContentDocument, ContentDocumentListProps, DocumentEditing } from './content-document-list.js';
