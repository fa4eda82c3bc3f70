export { impersonationHandlers } from './handlers.ts';
