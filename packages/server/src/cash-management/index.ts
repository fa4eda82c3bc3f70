export { cashManagementHandlers } from './handlers.ts';
