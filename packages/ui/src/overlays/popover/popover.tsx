import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { floatingClasses } from '../floating.js';
import { submitsAlone, useLayerContainer } from '../layer-container.js';

/** Holds the open state of a popover. */
export const PopoverRoot = Radix.Root;
/** The button that opens the popover; use `asChild` with a Button. */
export const PopoverTrigger = Radix.Trigger;
/** The element the popover is anchored to, if not its button. */
export const PopoverAnchor = Radix.Anchor;
/** Closes the popover. With `asChild`, its only child does. */
export const PopoverClose = Radix.Close;

/**
 * The panel of a popover: focus moves into it, Esc and a click outside close it, focus returns to the button. Name it
 * with `aria-label` or `aria-labelledby`.
 */
export function PopoverContent({
  align = 'start',
  sideOffset = 4,
  className,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={useLayerContainer()}>
      <Radix.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          floatingClasses,
          'max-h-(--radix-popover-content-available-height) w-320 max-w-[calc(100vw-16px)] overflow-y-auto p-16',
          className,
        )}
        {...submitsAlone}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the popover for assistive technology. */
  label: string;
  /** The content to read or the settings. */
  children: ReactNode;
  /** Whether it is open (controlled state). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled state). */
  defaultOpen?: boolean;
  /** Called when the user or the trigger opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Which of its edges are aligned with those of the button. */
  align?: 'start' | 'center' | 'end';
  /** Preferred side of the button; the opposite side if there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Classes for the panel. */
  className?: string;
}

/** A small panel anchored to a button, with content to read or settings. Actions belong in a Menu. */
export function Popover({
  trigger,
  label,
  children,
  open,
  defaultOpen,
  onOpenChange,
  align,
  side,
  className,
}: PopoverProps) {
  return (
    <PopoverRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent aria-label={label} align={align} side={side} className={className}>
        {children}
      </PopoverContent>
    </PopoverRoot>
  );
}
