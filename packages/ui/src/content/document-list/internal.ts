export { findDocuments, SEARCHED_FROM } from './find-documents.js';
export { fileTitle } from './title-of.js';
