export { Guarantees } from './guarantees.js';
export type { GuaranteesProps } from './guarantees.js';
