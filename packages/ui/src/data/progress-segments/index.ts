export { ProgressSegments } from './progress-segments.js';
export type { ProgressSegment, ProgressSegmentsProps } from './progress-segments.js';
