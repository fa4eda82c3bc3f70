export * from './access-explanation/index.js';
