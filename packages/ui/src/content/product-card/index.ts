export { ProductCard } from './product-card.js';
export type { ProductCardProps } from './product-card.js';
