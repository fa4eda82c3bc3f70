export { mtmHandlers } from './handlers.ts';
export { mtmReport } from './report.ts';
