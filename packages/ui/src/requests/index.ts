export * from './request-documents/index.js';
export * from './request-actions/index.js';
export * from './request-creation/index.js';
export * from './request-hub/index.js';
export * from './request-page/index.js';
export * from './request-state/index.js';
export * from './requests-board/index.js';
export * from './thread/index.js';
