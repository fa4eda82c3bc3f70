export { tagHandlers } from './handlers.ts';
