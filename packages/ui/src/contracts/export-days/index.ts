export { ExportDays } from './export-days.js';
export type { ExportDaysProps } from './export-days.js';
