import { Slot } from '@radix-ui/react-slot';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { lazyPart } from '../../foundations/index.js';
import type { MenuProps } from '../menu/index.js';

const Menu = lazyPart(async () => (await import('../menu/index.js')).Menu);

export type LazyMenuProps = Omit<MenuProps, 'open' | 'onOpenChange' | 'focusFirst' | 'className'>;

/**
 * A menu whose code is loaded on hover or focus of its button. A click that comes before the code is remembered: the
 * menu opens once loaded, with the focus on its first item if a key was used.
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
      // Clicks by keyboard or screen reader have a `detail` of 0.
      onClick={(event: MouseEvent) => ask(event.detail === 0)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        // Prevents the page from scrolling under the menu.
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
