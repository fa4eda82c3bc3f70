export {
  companyColumn,
  contractColumn,
  countryColumn,
  currencyColumn,
  dayColumn,
  figureColumn,
  namedColumn,
  referenceColumn,
} from './columns.ts';
export { serviceGridHandlers } from './handlers.ts';
export { defineReport } from './report.ts';
export type { ReportColumn, ReportDefinition, ReportReader, ServiceReport } from './report.ts';
