export { Splash } from './splash.js';
export type { SplashProps } from './splash.js';
