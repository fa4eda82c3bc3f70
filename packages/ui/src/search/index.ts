export * from './search-page/index.js';
export * from './search-results/index.js';
export * from './share-search/index.js';
