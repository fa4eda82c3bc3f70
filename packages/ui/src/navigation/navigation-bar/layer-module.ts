/** The code that layers.tsx loads, in one chunk. */
export { AccountMenu } from './account-menu.js';
export { GroupMenu } from './group-menu.js';
export { NavigationDrawer } from './navigation-drawer.js';
export { PerimeterMenu } from './perimeter-menu.js';
