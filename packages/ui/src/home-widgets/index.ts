export * from './last-requests/index.js';
export * from './requests-counter/index.js';
