export * from './editable-tags/index.js';
export * from './tag-chips/index.js';
export * from './tag-editor/index.js';
export * from './tag-search/index.js';
export * from './tags-modal/index.js';
