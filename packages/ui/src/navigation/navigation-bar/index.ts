export type { SearchSuggestions } from './bar-suggestions.js';
export { NavigationBar } from './navigation-bar.js';
export type { NavigationBarProps } from './navigation-bar.js';
export { ProductMark } from './product-mark.js';
export { serviceGroups } from './service-groups.js';
export type { ServiceGroupEntry } from './service-groups.js';
export type {
  Account,
  DensityChoice,
  Impersonation,
  NavigationEntry,
  NavigationService,
  Perimeter,
  ThemeChoice,
} from './types.js';
