export * from './notification-list/index.js';
export * from './preferences/index.js';
export * from './profile-form/index.js';
export * from './profile-information/index.js';
export * from './profile-page/index.js';
export * from './roles-list/index.js';
