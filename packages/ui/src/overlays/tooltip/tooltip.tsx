import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useLayerContainer } from '../layer-container.js';

/** How long the pointer rests before a tooltip opens, in milliseconds. Keyboard focus opens it at once. */
export const TOOLTIP_DELAY = 150;

export interface TooltipProps {
  /** A few words; no control, no link. Nothing is shown when empty. */
  content: ReactNode;
  /** The one element it explains; it must be focusable and take a ref. */
  children: ReactElement;
  /** The side of the element it prefers; the other one where there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Which edges line up with those of the element. */
  align?: 'start' | 'center' | 'end';
  /** Whether it is open; owned by the host. */
  open?: boolean;
  /** Whether it is open at first, where the component keeps its own state. */
  defaultOpen?: boolean;
  /** It opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Classes for the panel. */
  className?: string;
}

/**
 * A few words more about an element, on hover and on keyboard focus. It describes and never carries what cannot be found
 * otherwise: touch has no hover. Esc closes it, and the pointer may move onto it (WCAG 1.4.13).
 */
export function Tooltip({
  content,
  children,
  side = 'bottom',
  align = 'center',
  open,
  defaultOpen,
  onOpenChange,
  className,
}: TooltipProps) {
  const container = useLayerContainer();
  if (content === null || content === undefined || content === '') return children;
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'layer-motion z-tooltip max-w-320 rounded-tag bg-ink px-8 py-6 text-caption text-ink-inverse',
              className,
            )}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
