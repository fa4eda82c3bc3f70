export { aboutFinancing } from './about-sheet.ts';
export type { ExportScope } from './about-sheet.ts';
export { contractForm, sharedBy } from './contract-form.ts';
export {
  clientSign,
  codesOf,
  quantitiesOf,
  rateTermsOf,
  runsOn,
  shownAmount,
  SUB_TYPE_NAMES,
} from './positions.ts';
export type { Position } from './positions.ts';
export { isWithheld, sharingOf } from './sharing.ts';
