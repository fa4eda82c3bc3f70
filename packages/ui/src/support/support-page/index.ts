export { SUPPORT_TABS, SupportPage } from './support-page.js';
export type { SupportPageProps, SupportTab } from './support-page.js';
