export * from './content-frame/index.js';
export * from './document-dialogs/index.js';
export * from './document-list/index.js';
export * from './document-panel/index.js';
export * from './document-section/index.js';
export * from './editable-text/index.js';
export * from './product-card/index.js';
