export { WidgetPage } from './widget-page.js';
export type { WidgetPageProps } from './widget-page.js';
