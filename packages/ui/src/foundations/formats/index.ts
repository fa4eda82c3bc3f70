export {
  addDecimals,
  compareDecimals,
  decimalOf,
  decimalsOf,
  formatDecimal,
  parseDecimal,
} from './decimal.js';
export { TAG_LENGTH, badgeCount, createFormats, formatIban, truncate } from './formats.js';
export type { DateInput, Formats, FormatsOptions } from './formats.js';
