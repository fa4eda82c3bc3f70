export { SegmentedControl } from './segmented-control.js';
export type { Segment, SegmentedControlProps } from './segmented-control.js';
