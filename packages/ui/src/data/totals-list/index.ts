export { TotalsList, TotalRow } from './totals-list.js';
export type { TotalsListProps, TotalsListRow, TotalRowProps } from './totals-list.js';
