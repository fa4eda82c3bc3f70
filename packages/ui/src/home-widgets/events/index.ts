export { EventsWidget } from './events.js';
export type { EventsWidgetProps } from './events.js';
