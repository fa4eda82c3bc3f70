export * from './article-card/index.js';
export * from './article-page/index.js';
export * from './article-text/index.js';
export * from './article-video/index.js';
export * from './highlights-page/index.js';
export * from './research-panel/index.js';
