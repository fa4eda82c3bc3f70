export { DocumentCard } from './document-card.js';
export type { DocumentCardProps } from './document-card.js';
