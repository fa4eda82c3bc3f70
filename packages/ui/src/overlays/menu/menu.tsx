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
  /** The actions; a nested list is a group, with a separator. Destructive ones are placed last, after a separator. */
  actions: readonly (MenuAction | readonly MenuAction[])[];
  /** Whether it is open (controlled state). */
  open?: boolean;
  /** Called when the user or the trigger opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Which of its edges are aligned with those of the button. */
  align?: 'start' | 'center' | 'end';
  /** Preferred side of the button; the opposite side if there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Classes for the panel. */
  className?: string;
  /** Whether the first item is focused when the menu mounts open; not needed when its button opens it. */
  focusFirst?: boolean;
}

/** A menu of actions. For check marks, radio choices and submenus use the parts `MenuRoot`, `MenuContent` and so on. */
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

/** Focuses the first item: the menu would focus itself if it does not know that a key opened it. */
function focusFirstItem(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
}
