import { WIDGET_CODES, type WidgetCode } from '@atrium/contract/widget-catalogue';

const nameOf = (code: WidgetCode): string => code.toLowerCase().replaceAll('_', '-');

/** Where a widget is shown on its own, at full width. */
export const widgetHref = (code: WidgetCode): string => `/home/widgets/${nameOf(code)}`;

/** The widget that an address names. */
export const widgetCodeOf = (name: string | undefined): WidgetCode | undefined =>
  WIDGET_CODES.find((code) => nameOf(code) === name);
