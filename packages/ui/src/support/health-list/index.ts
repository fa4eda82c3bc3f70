export * from './health-list.js';
