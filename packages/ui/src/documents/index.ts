export * from './document-card/index.js';
export * from './document-details/index.js';
export * from './document-uploads/index.js';
export * from './documents-page/index.js';
