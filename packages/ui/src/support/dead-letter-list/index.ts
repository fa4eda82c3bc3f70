export * from './dead-letter-list.js';
