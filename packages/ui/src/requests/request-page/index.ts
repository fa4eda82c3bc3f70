export { RequestPage } from './request-page.js';
export type { RequestPageProps } from './request-page.js';
