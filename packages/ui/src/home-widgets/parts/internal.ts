/** Parts shared by the home widgets; not public. */
export { useCurrencyName } from './currency-name.js';
export { momentOf, useRecentDay } from './day.js';
export { FormattedText } from './formatted-text.js';
export { InlineImage } from './inline-image.js';
export { ShortFigure } from './short-figure.js';
export type { ServiceWidgetProps } from './widget-props.js';
export { WidgetRow } from './widget-row.js';
export type { WidgetStateProps } from './widget-row.js';
export { WidgetTable } from './widget-table.js';
