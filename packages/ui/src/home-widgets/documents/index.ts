export { DocumentsWidget } from './documents.js';
export type { DocumentsWidgetProps } from './documents.js';
