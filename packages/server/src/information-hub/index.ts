export { informationHubHandlers } from './handlers.ts';
