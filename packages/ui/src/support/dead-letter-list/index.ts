export { DeadLetterList } from './dead-letter-list.js';
export type { DeadLetterListProps } from './dead-letter-list.js';
