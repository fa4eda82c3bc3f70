import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { cn } from '../../foundations/cn.js';
import { useLayerContainer } from '../../overlays/layer-container.js';

export interface CalendarLayerProps {
  label: string;
  /** Receives the focus when the layer closes. */
  returnTo: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** The popover under a field that holds a calendar; it is anchored to the field. */
export function CalendarLayer({ label, returnTo, className, children }: CalendarLayerProps) {
  return (
    <Popover.Portal container={useLayerContainer()}>
      <Popover.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
        className={cn(
          'layer-motion z-popover-in-dialog rounded-floating bg-raised text-ink shadow-1 outline-none',
          className,
        )}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnTo.current?.focus();
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}
