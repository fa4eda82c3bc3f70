export * from './feedback-survey/index.js';
export * from './home-page/index.js';
export * from './marketing-home/index.js';
export * from './widget-page/index.js';
