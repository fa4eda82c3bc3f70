export { StackedBar } from './stacked-bar.js';
export type { StackedBarSegment, StackedBarTone, StackedBarProps } from './stacked-bar.js';
