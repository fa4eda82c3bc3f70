export { DocumentPanel } from './document-panel.js';
export type { DocumentPanelProps } from './document-panel.js';
