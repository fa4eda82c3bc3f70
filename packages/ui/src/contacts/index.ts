export * from './activity-bars/index.js';
export * from './contact-card/index.js';
export * from './contacts-page/index.js';
