export { HighlightsWidget } from './highlights.js';
export type { HighlightsWidgetProps } from './highlights.js';
