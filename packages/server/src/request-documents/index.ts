export { requestDocumentHandlers } from './handlers.ts';
