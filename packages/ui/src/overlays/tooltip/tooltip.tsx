import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useLayerContainer } from '../layer-container.js';

/** Hover time before a tooltip opens, in milliseconds. Keyboard focus opens it at once. */
export const TOOLTIP_DELAY = 150;

export interface TooltipProps {
  /** A few words, without controls or links. Nothing is shown when empty. */
  content: ReactNode;
  /** The one element it explains; it must be focusable and take a ref. */
  children: ReactElement;
  /** Preferred side of the element; the opposite side if there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Which of its edges are aligned with those of the element. */
  align?: 'start' | 'center' | 'end';
  /** Whether it is open (controlled state). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled state). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Classes for the panel. */
  className?: string;
}

/**
 * A short description of an element, on hover and on keyboard focus. It must not hold information that is only found
 * there, because touch has no hover. Esc closes it, and the pointer may move onto it (WCAG 1.4.13).
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
