export { addDocuments, contentBearer, lockEditable } from './change-documents.ts';
export type { Description } from './change-documents.ts';
export { changeTexts } from './change-texts.ts';
export { contentDocumentHandlers } from './document-handlers.ts';
export { requireFreeBlock } from './free-block.ts';
export { contentHandlers } from './handlers.ts';
export { contentDocument, contentDocumentsOf, contentTextsOf } from './rows.ts';
export type { ShownContent } from './rows.ts';
