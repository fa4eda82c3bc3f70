import { Slot } from '@radix-ui/react-slot';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { lazyPart } from '../../foundations/index.js';
import type { MenuProps } from '../menu/index.js';

const Menu = lazyPart(async () => (await import('../menu/index.js')).Menu);

export type LazyMenuProps = Omit<MenuProps, 'open' | 'onOpenChange' | 'focusFirst' | 'className'>;

/**
 * A menu whose code is fetched when the pointer or the focus comes near its button. A press that comes before the code is
 * kept: the menu opens as soon as it can, with the focus on its first item where a key was pressed.
 */
export function LazyMenu({ trigger, ...props }: LazyMenuProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const ask = (isKey: boolean) => {
    setByKeyboard(isKey);
    setIsAsked(true);
    setOpen(true);
  };
  const button = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={Menu.preload}
      onFocus={Menu.preload}
      // A click without a pointer, of a key or a screen reader, counts no press.
      onClick={(event: MouseEvent) => ask(event.detail === 0)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        // The page would scroll under the menu.
        event.preventDefault();
        ask(true);
      }}
    >
      {trigger}
    </Slot>
  );
  if (!isAsked) return button;
  return (
    <Menu
      {...props}
      fallback={button}
      trigger={trigger}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setByKeyboard(false);
      }}
      focusFirst={byKeyboard}
    />
  );
}
