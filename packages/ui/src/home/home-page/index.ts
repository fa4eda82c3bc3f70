export { HomePage } from './home-page.js';
export type { HomeFact, HomePageProps } from './home-page.js';
