export * from './applied-filters/index.js';
export * from './filter-panel/index.js';
export * from './list-page/index.js';
export * from './saved-searches/index.js';
export * from './timeline-slider/index.js';
