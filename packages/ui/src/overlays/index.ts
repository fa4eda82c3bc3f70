export * from './confirmation/index.js';
export * from './dialog/index.js';
export * from './drawer/index.js';
export { floatingClasses } from './floating.js';
export * from './menu/index.js';
export * from './popover/index.js';
export * from './sign-out/index.js';
export * from './tooltip/index.js';
export * from './unsaved-changes/index.js';
