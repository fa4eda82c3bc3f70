export { DocumentSection } from './document-section.js';
export type { DocumentSectionProps } from './document-section.js';
