export * from './person-takeover.js';
