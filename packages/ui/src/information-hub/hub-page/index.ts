export { HubPage } from './hub-page.js';
export type { HubPageProps } from './hub-page.js';
