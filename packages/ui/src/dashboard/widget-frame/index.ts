export { WidgetFrame } from './widget-frame.js';
export type { WidgetFrameProps, WidgetLink, WidgetStatus } from './widget-frame.js';
