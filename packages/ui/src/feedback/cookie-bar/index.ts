export { CookieBar } from './cookie-bar.js';
export type { CookieBarProps } from './cookie-bar.js';
