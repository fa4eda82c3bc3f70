export { whatsNewHandlers } from './handlers.ts';
