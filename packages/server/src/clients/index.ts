export { clientHandlers } from './handlers.ts';
