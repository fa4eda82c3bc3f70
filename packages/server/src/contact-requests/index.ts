export { contactRequestHandlers } from './handlers.ts';
