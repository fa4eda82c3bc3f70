import { useDraggable } from '@dnd-kit/core';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cn } from '../../foundations/cn.js';
import { GripIcon } from '../../foundations/icons/index.js';
import { IconButton } from '../button/index.js';

export interface DragHandleProps extends Omit<ComponentProps<'button'>, 'children' | 'id'> {
  /** Id of the item it drags, as passed to `begin` of its `DragArea`. */
  id: string;
  label: string;
}

/** The handle of six dots that drags the row around it; for use in a `DragArea`. */
export function DragHandle({ id, label, className, onKeyDown, ...props }: DragHandleProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, isDragging, attributes } = useDraggable({ id });
  const lift = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    const isLift = event.key === ' ' || event.key === 'Enter';
    if (event.repeat && isLift) {
      // A key that is held down lifts or drops only once.
      event.preventDefault();
      event.stopPropagation();
    } else if (!event.defaultPrevented) {
      listeners?.['onKeyDown']?.(event);
    }
  };
  return (
    <IconButton
      icon={GripIcon}
      label={label}
      size="small"
      {...props}
      {...listeners}
      ref={(button) => {
        setActivatorNodeRef(button);
        setNodeRef(button?.closest('li') ?? null);
      }}
      data-drag-handle={id}
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={isDragging}
      onKeyDown={lift}
      className={cn('cursor-grab touch-none active:cursor-grabbing', className)}
    />
  );
}
