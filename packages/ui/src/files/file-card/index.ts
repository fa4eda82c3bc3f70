export { FileCard } from './file-card.js';
export type { FileCardProps } from './file-card.js';
