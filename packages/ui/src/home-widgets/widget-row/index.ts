export { WidgetRow } from './widget-row.js';
export type { WidgetStateProps } from './widget-row.js';
