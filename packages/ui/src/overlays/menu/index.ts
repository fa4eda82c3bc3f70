export { Menu } from './menu.js';
export type { MenuAction, MenuProps } from './menu.js';
export {
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from './menu-parts.js';
export type { MenuItemProps } from './menu-parts.js';
