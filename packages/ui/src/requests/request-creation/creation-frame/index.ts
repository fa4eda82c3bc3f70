export { CreationFrame } from './creation-frame.js';
export type { CreationFrameProps, FrameStep } from './creation-frame.js';
export type { CreationSummaryFacts } from './creation-summary.js';
