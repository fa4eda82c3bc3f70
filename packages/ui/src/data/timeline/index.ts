export { Timeline } from './timeline.js';
export type { TimelineEntry, TimelineProps } from './timeline.js';
