export { ContactCard } from './contact-card.js';
export type { ContactCardProps } from './contact-card.js';
