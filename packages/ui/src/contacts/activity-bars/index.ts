export { ActivityBars } from './activity-bars.js';
export type { ActivityBarsProps } from './activity-bars.js';
