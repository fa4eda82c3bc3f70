export { AnchorNavigation } from './anchor-navigation.js';
export type { AnchorNavigationProps, AnchorSection } from './anchor-navigation.js';
