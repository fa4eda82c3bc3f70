export {
  addDecimals,
  compareDecimals,
  decimalOf,
  decimalReadings,
  decimalsOf,
  formatDecimal,
  isDecimal,
} from './decimal.js';
export { TAG_LENGTH, badgeCount, createFormats, formatIban, truncate } from './formats.js';
export type { DateInput, Formats, FormatsOptions } from './formats.js';
