export { messageHandlers } from './handlers.ts';
