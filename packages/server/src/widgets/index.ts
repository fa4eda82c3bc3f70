export { widgetHandlers } from './handlers.ts';
