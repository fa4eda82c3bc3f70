export * from './dead-letter-list/index.js';
export * from './health-list/index.js';
export * from './person-takeover/index.js';
export * from './support-page/index.js';
