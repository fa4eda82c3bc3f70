export { SingleDocument } from './single-document.js';
export { fileTitle } from './title-of.js';
export { useDocumentSearch } from './use-document-search.js';
