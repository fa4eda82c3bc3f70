export { forecastHandlers } from './handlers.ts';
