export { useHubBlocNames } from './bloc-names.js';
export { HubPage } from './hub-page.js';
export type { HubPageProps } from './hub-page.js';
