export { logHandlers } from './handlers.ts';
