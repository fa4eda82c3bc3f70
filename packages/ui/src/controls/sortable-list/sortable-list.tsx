import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { announce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { ArrowDownIcon, ArrowUpIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';
import { DragArea, DragHandle, type BeginDrag, type DragMoment } from '../drag/index.js';
import { indexAt, moveTo, rangeOf } from './order.js';

/** What the render function of a row receives. */
export interface SortableRow {
  /** Position, starting at 1. */
  position: number;
  /** The drag handle of six dots; null in a fixed row. */
  handle: ReactNode;
  /** The up and down buttons; null in a fixed row. */
  buttons: ReactNode;
  isDragged: boolean;
}

export interface SortableListProps<Item> extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The items, in the order shown. */
  items: readonly Item[];
  /** Called with the reordered items; a drag calls it once, on drop. */
  onItemsChange: (items: Item[]) => void;
  /** A stable id of the item, which does not depend on its position. */
  getId: (item: Item) => string;
  /** Name of the item, used in its button labels and in announcements. */
  getName: (item: Item, position: number) => string;
  /** The item cannot move, and no other item can move past it. */
  isFixed?: (item: Item) => boolean;
  /** Attributes of the row. */
  getRowProps?: (item: Item, position: number) => ComponentProps<'li'>;
  /** Draws a row. */
  children: (item: Item, row: SortableRow) => ReactNode;
}

const never = () => false;

/**
 * An ordered list whose rows can be reordered by their handle with mouse, pen, touch or keyboard (Space lifts, arrows
 * move, Space drops, Escape cancels), and by buttons. Every change is announced, and the focus stays with the row.
 */
export function SortableList<Item>({
  items,
  onItemsChange,
  getId,
  getName,
  isFixed = never,
  getRowProps,
  children,
  className,
  ref,
  ...props
}: SortableListProps<Item>) {
  const t = useStrings();
  const instructionsId = useId();
  const list = useRef<HTMLOListElement>(null);
  const listRef = useComposedRefs(list, ref);
  const [drag, setDrag] = useState<{ id: string; from: number; to: number } | null>(null);
  const refocus = useRef<string | null>(null);
  const rowOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`:scope > [data-sortable="${CSS.escape(id)}"]`);
  // Moving a row in the DOM drops the focus of its button.
  useLayoutEffect(() => {
    if (!refocus.current) return;
    list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  });

  const fixed = items.map(isFixed);
  const words = (key: DragMoment, from: number, to: number) =>
    t(`controls.sortable.${key}`, {
      name: getName(items[from]!, from + 1),
      position: to + 1,
      total: items.length,
    });
  const change = (from: number, to: number, focus: string) => {
    if (from === to) return;
    refocus.current = `:scope > [data-sortable="${CSS.escape(getId(items[from]!))}"] ${focus}`;
    onItemsChange(moveTo(items, from, to));
  };
  const step = (from: number, by: 1 | -1) => {
    const [first, last] = rangeOf(fixed, from);
    const to = from + by;
    if (to < first || to > last) return;
    change(from, to, `[data-move="${by}"]`);
    announce(words('moved', from, to));
  };

  const begin: BeginDrag = (id, start) => {
    const from = items.findIndex((item) => getId(item) === id);
    const range = rangeOf(fixed, from);
    const row = rowOf(id);
    const root = list.current!;
    const top = root.getBoundingClientRect().top;
    const boxes = items.map((item) => {
      const box = rowOf(getId(item))!.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
    let now = top;
    let to = from;
    const go = (next: number) => {
      if (next !== to) setDrag({ id, from, to: next });
      to = next;
      return { over: 'list', key: String(to) };
    };
    const putDown = () => {
      setDrag(null);
      if (row) row.style.transform = '';
    };
    setDrag({ id, from, to });
    return {
      start: { over: 'list', key: String(from) },
      moveTo(point, hasScrolled) {
        if (hasScrolled) now = root.getBoundingClientRect().top;
        if (row && start) row.style.transform = `translateY(${point.y - start.y - (now - top)}px)`;
        return go(indexAt(boxes, from, point.y - now, range));
      },
      step(event) {
        const next = { ArrowUp: to - 1, ArrowDown: to + 1, Home: range[0], End: range[1] }[event.key];
        if (next === undefined) return undefined;
        if (next < range[0] || next > range[1] || next === to) return null;
        const position = go(next);
        rowOf(getId(items[next]!))?.scrollIntoView({ block: 'nearest' });
        return position;
      },
      end() {
        putDown();
        change(from, to, '[data-drag-handle]');
      },
      cancel: putDown,
      words: (moment) => words(moment, from, to),
    };
  };

  return (
    <DragArea
      begin={begin}
      instructionsId={instructionsId}
      instructions={t('controls.sortable.instructions')}
    >
      <ol ref={listRef} className={className} {...props}>
        {items.map((item, index) => {
          const id = getId(item);
          const name = getName(item, index + 1);
          const [first, last] = rangeOf(fixed, index);
          const isDragged = drag?.id === id;
          const mark = drag && drag.to === index && drag.to !== drag.from;
          const { className: rowClassName, ...row } = getRowProps?.(item, index + 1) ?? {};
          return (
            <li
              key={id}
              data-sortable={id}
              {...row}
              className={cn(
                'relative',
                rowClassName,
                isDragged && 'z-10 bg-raised shadow-2',
                mark && 'after:absolute after:inset-x-0 after:z-10 after:h-2 after:bg-brand',
                mark && (drag.to > drag.from ? 'after:-bottom-1' : 'after:-top-1'),
              )}
            >
              {children(item, {
                position: index + 1,
                isDragged,
                handle: fixed[index] ? null : (
                  <DragHandle id={id} label={t('controls.sortable.handle', { name })} />
                ),
                buttons: fixed[index] ? null : (
                  <>
                    <IconButton
                      data-move="-1"
                      icon={ArrowUpIcon}
                      label={t('controls.sortable.up', { name })}
                      size="row"
                      aria-disabled={index === first || undefined}
                      onClick={() => step(index, -1)}
                    />
                    <IconButton
                      data-move="1"
                      icon={ArrowDownIcon}
                      label={t('controls.sortable.down', { name })}
                      size="row"
                      aria-disabled={index === last || undefined}
                      onClick={() => step(index, 1)}
                    />
                  </>
                ),
              })}
            </li>
          );
        })}
      </ol>
    </DragArea>
  );
}
