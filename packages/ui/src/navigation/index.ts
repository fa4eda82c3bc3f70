export * from './anchor-navigation/index.js';
export * from './footer/index.js';
export * from './navigation-bar/index.js';
export * from './page-header/index.js';
export * from './pagination/index.js';
export * from './stepper/index.js';
export * from './tabs/index.js';
export * from './record-nav/index.js';
