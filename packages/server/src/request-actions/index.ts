export { requestActionHandlers } from './handlers.ts';
