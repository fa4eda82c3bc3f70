export { listFigures } from './figures.js';
export type { MoreRows, WidgetFigures } from './figures.js';
export { WidgetFrame } from './widget-frame.js';
export type { WidgetFrameProps, WidgetLink, WidgetStatus } from './widget-frame.js';
