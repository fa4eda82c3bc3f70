export { featureFlippingHandlers } from './handlers.ts';
