export { analyticsHandlers } from './handlers.ts';
export { sweepAnalytics } from './sweep.ts';
