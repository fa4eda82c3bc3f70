import { cn } from '../../foundations/cn.js';

/** An entry of the bar; the current one has a 3 px light underline. */
export const entryClasses = cn(
  'focus-paper relative inline-flex h-bar items-center gap-6 whitespace-nowrap text-on-binding-2 hover:text-on-binding',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-3',
  'focus-visible:-outline-offset-2',
);
export const currentClasses = 'font-semibold text-on-binding after:bg-on-binding';

/** The button of the user menu; its label is aligned with the page margin. */
export const accountClasses =
  'focus-paper inline-flex h-36 min-w-36 items-center justify-center gap-8 rounded-control px-8 -mr-8 hover:bg-binding-2 max-xs:h-44 max-xs:min-w-44';

/** The button of the drawer. */
export const drawerClasses = '-ml-8 sm:hidden max-xs:size-44';
