export { serviceAvailabilityHandlers } from './handlers.ts';
