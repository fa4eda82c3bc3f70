export { deadLetterHandlers } from './handlers.ts';
export { TOPICS } from './topics.ts';
