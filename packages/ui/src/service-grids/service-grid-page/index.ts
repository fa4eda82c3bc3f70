export { ServiceGridPage } from './service-grid-page.js';
export type { ServiceGridPageProps, ServiceGridState, ShownGrid } from './service-grid-page.js';
