export * from './attachment-list/index.js';
export * from './accepted-types/index.js';
export * from './document-viewer/index.js';
export * from './file-card/index.js';
export * from './file-type-icon/index.js';
export * from './uploader/index.js';
