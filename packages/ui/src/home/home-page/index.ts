export { HomePage } from './home-page.js';
export type { HomeFact, HomePageProps, HomeWidget } from './home-page.js';
