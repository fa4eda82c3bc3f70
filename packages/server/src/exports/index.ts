export { batchesOf } from './batches.ts';
export { spreadsheet } from './spreadsheet.ts';
export type { Sheet, SheetColumn, SheetFact } from './spreadsheet.ts';
