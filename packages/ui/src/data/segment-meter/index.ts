export { SegmentMeter } from './segment-meter.js';
export type { MeterSegment, MeterTone, SegmentMeterProps } from './segment-meter.js';
