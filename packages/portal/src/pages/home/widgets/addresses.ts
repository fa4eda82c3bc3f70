import { WIDGET_CODES, type WidgetCode } from '@atrium/contract/widget-catalogue';

const nameOf = (code: WidgetCode): string => code.toLowerCase().replaceAll('_', '-');

/** Returns the address of a widget alone at full width. */
export const widgetHref = (code: WidgetCode): string => `/home/widgets/${nameOf(code)}`;

/** Returns the widget that an address names. */
export const widgetCodeOf = (name: string | undefined): WidgetCode | undefined =>
  WIDGET_CODES.find((code) => nameOf(code) === name);
