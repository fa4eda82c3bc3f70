export { checkComponent } from './component-check.ts';
export type { ComponentStatus } from './component-check.ts';
export { createMetrics } from './metrics.ts';
export { probes } from './probes.ts';
