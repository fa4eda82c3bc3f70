export * from './add-widget-dialog/index.js';
export * from './dashboard/index.js';
export * from './edit-bar/index.js';
export { available, layoutOnLoad, parseConfig, serialiseConfig } from './layout-engine/index.js';
export type { Layout, LayoutItem, SavedDashboard } from './layout-engine/index.js';
export * from './template-picker/index.js';
export * from './widget-frame/index.js';
export * from './widget-grid/index.js';
export * from './widget-slot/index.js';
