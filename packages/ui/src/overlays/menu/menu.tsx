import type { ReactElement, ReactNode } from 'react';
import {
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
  type MenuItemProps,
} from './menu-parts.js';

export interface MenuAction extends Pick<
  MenuItemProps,
  'icon' | 'shortcut' | 'detail' | 'href' | 'destructive' | 'disabled' | 'disabledReason'
> {
  id: string;
  label: ReactNode;
  onSelect?: () => void;
}

export interface MenuProps {
  /** The button that opens the menu, such as `<IconButton icon={DotsIcon} label=… />`. */
  trigger: ReactElement;
  /** The actions; a nested list is a group, set apart by a line. Destructive ones go last, after a line, by themselves. */
  actions: readonly (MenuAction | readonly MenuAction[])[];
  /** Whether it is open; owned by the host. */
  open?: boolean;
  /** It opens or closes, by the person or by its trigger. */
  onOpenChange?: (open: boolean) => void;
  /** Which edges line up with those of the button. */
  align?: 'start' | 'center' | 'end';
  /** The side of the button it prefers; the other one where there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Classes for the panel. */
  className?: string;
  /** Whether the first item has the focus when the menu is mounted open; a menu that is opened by its button knows by itself. */
  focusFirst?: boolean;
}

/** A menu of actions. For check marks, radio choices and menus in menus use the parts `MenuRoot`, `MenuContent` and so on. */
export function Menu({
  trigger,
  actions,
  open,
  onOpenChange,
  align,
  side,
  className,
  focusFirst = false,
}: MenuProps) {
  const groups: MenuAction[][] = [];
  let loose: MenuAction[] | null = null;
  for (const entry of actions) {
    if ('id' in entry) {
      if (!loose) groups.push((loose = []));
      loose.push(entry);
    } else {
      loose = null;
      groups.push([...entry]);
    }
  }
  const ordered = [
    ...groups.map((group) => group.filter((action) => !action.destructive)),
    groups.flat().filter((action) => action.destructive),
  ].filter((group) => group.length > 0);
  return (
    <MenuRoot open={open} onOpenChange={onOpenChange}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent
        ref={focusFirst ? focusFirstItem : undefined}
        align={align}
        side={side}
        className={className}
      >
        {ordered.map((group, index) => [
          index > 0 ? <MenuSeparator key={`before-${group[0]?.id}`} /> : null,
          ...group.map(({ id, label, ...action }) => (
            <MenuItem key={id} {...action}>
              {label}
            </MenuItem>
          )),
        ])}
      </MenuContent>
    </MenuRoot>
  );
}

/** The menu itself takes the focus where it does not know that a key opened it; not if an item has it already. */
function focusFirstItem(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
}
