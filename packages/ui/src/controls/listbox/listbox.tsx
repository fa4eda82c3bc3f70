import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { flushSync } from 'react-dom';
import { cn } from '../../foundations/cn.js';
import type { Option } from './option.js';
import { OptionRow } from './option-row.js';
import { layoutRows, type RowHeights, type RowLayout } from './row-layout.js';

export interface ListboxProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** The options, in the order shown. */
  options: readonly Option[];
  /** No option has a group or a second line. */
  uniform: boolean;
  /** Index of the active option, or −1. */
  highlightedIndex: number;
  /** Whether an option is chosen, by its value. */
  isSelected: (value: string) => boolean;
  /** More than one option can be chosen: each shows a checkbox. */
  multiple?: boolean;
  /** Normalized words of the search, shown in bold. */
  terms?: readonly string[];
  /** Maximum height of the list in px, beyond which it scrolls. */
  maxHeight: number;
  /** Returns the element id of an option, by its index. */
  getItemId: (index: number) => string;
  /** Called when the pointer moves onto an option. */
  onHighlight: (index: number) => void;
  /** Called when an option is clicked. */
  onPick: (index: number) => void;
}

const NO_TERMS: readonly string[] = [];

/**
 * A virtualized list of options: a fixed pool of row nodes, recycled while scrolling. Focus stays on the control that
 * opened the list, which names the active option (`aria-activedescendant`); each option has its position and the total.
 */
export function Listbox({
  options,
  uniform,
  highlightedIndex,
  isSelected,
  multiple = false,
  terms = NO_TERMS,
  maxHeight,
  getItemId,
  onHighlight,
  onPick,
  className,
  ref,
  ...props
}: ListboxProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrollerRef = useComposedRefs(scroller, ref);
  const [heights] = useState(measureRows);
  const layout = useMemo(() => layoutRows(options, heights, uniform), [options, heights, uniform]);
  const height = Math.min(maxHeight, layout.height);
  const poolSize = Math.ceil(maxHeight / (uniform ? heights.option : heights.heading)) + 1;
  const [first, setFirst] = useState(() => firstRowToShow(layout, highlightedIndex, height));
  const byPointer = useRef(false);
  // A copy of the scroll position: reading it from the node would force a layout on every key.
  const scrollTop = useRef(0);
  const shownLayout = useRef<RowLayout | null>(null);

  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    // A new list starts at the top, or at the active option; highlighting by pointer never scrolls the list.
    if (shownLayout.current !== layout) {
      shownLayout.current = layout;
      if (scrollTop.current !== 0) node.scrollTop = scrollTop.current = 0;
    }
    if (highlightedIndex >= 0 && highlightedIndex < options.length && !byPointer.current) {
      const row = layout.rowOfOption(highlightedIndex);
      const target = scrollToShow(layout, row, scrollTop.current, height, node);
      if (target !== scrollTop.current) node.scrollTop = scrollTop.current = target;
    }
    byPointer.current = false;
    setFirst(layout.rowAt(scrollTop.current));
  }, [layout, highlightedIndex, options.length, height]);

  const indexOf = (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    return row ? Number(row.dataset['index']) : -1;
  };
  const start = Math.max(0, Math.min(first, layout.count - 1));
  const end = Math.min(layout.count, start + poolSize);
  const rows: ReactNode[] = [];
  for (let row = start; row < end; row += 1) {
    const index = layout.optionAt(row);
    const option = options[index];
    rows.push(
      option ? (
        <OptionRow
          key={row % poolSize}
          id={getItemId(index)}
          option={option}
          index={index}
          total={options.length}
          top={layout.top(row)}
          height={layout.heightOf(row)}
          highlighted={index === highlightedIndex}
          selected={isSelected(option.value)}
          multiple={multiple}
          terms={terms}
        />
      ) : (
        <GroupHeading
          key={row % poolSize}
          label={options[layout.optionAt(row + 1)]?.group ?? ''}
          top={layout.top(row)}
          height={layout.heightOf(row)}
        />
      ),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused control handles the keys
    <div
      role="listbox"
      tabIndex={-1}
      aria-multiselectable={multiple || undefined}
      {...props}
      ref={scrollerRef}
      className={cn('relative overflow-x-hidden overflow-y-auto overscroll-contain outline-none', className)}
      // The panel may shrink the list to a few rows before it flips to the other side of the field.
      style={{ height, minHeight: Math.min(height, 160) }}
      onScroll={(event) => {
        scrollTop.current = event.currentTarget.scrollTop;
        const row = layout.rowAt(scrollTop.current);
        if (row !== first) flushSync(() => setFirst(row));
      }}
      onMouseMove={(event) => {
        const index = indexOf(event);
        if (index < 0 || index === highlightedIndex) return;
        byPointer.current = true;
        onHighlight(index);
      }}
      onClick={(event) => {
        const index = indexOf(event);
        if (index >= 0) onPick(index);
      }}
    >
      <div className="contain-[layout_style]" style={{ height: layout.height }}>
        {groupRows(rows, options, layout, start)}
      </div>
    </div>
  );
}

/** Wraps the rows of a group in a labelled `group`, so that it has its name even when its heading is scrolled away. */
function groupRows(rows: ReactNode[], options: readonly Option[], layout: RowLayout, start: number) {
  const groupOf = (row: number) => {
    const index = layout.optionAt(row);
    return options[index < 0 ? layout.optionAt(row + 1) : index]?.group;
  };
  const segments: { group: string | undefined; rows: ReactNode[] }[] = [];
  rows.forEach((node, position) => {
    const group = groupOf(start + position);
    const last = segments.at(-1);
    if (last && last.group === group) last.rows.push(node);
    else segments.push({ group, rows: [node] });
  });
  if (segments.length === 1 && segments[0]?.group === undefined) return rows;
  return segments.map(({ group, rows }) =>
    group === undefined ? (
      rows
    ) : (
      <div key={group} role="group" aria-label={group}>
        {rows}
      </div>
    ),
  );
}

function GroupHeading({ label, top, height }: { label: string; top: number; height: number }) {
  return (
    <div
      aria-hidden
      style={{ height, transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0 flex items-end truncate px-12 pb-4 text-caption font-medium text-ink-3 select-none"
    >
      {label}
    </div>
  );
}

let measured: RowHeights | undefined;

/** Row heights in px: they scale with the root font size and are taller below 768 px (touch). Cached until a resize. */
function measureRows(): RowHeights {
  if (typeof window === 'undefined') return { option: 36, tall: 52, heading: 32 };
  if (measured) return measured;
  // Cached because reading styles while a list opens forces another style calculation.
  window.addEventListener('resize', () => (measured = undefined), { once: true });
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const touch = window.matchMedia('(width < 768px)').matches;
  measured = { option: (touch ? 44 : 36) * scale, tall: 52 * scale, heading: 32 * scale };
  return measured;
}

function firstRowToShow(layout: RowLayout, index: number, height: number): number {
  if (index < 0) return 0;
  const row = layout.rowOfOption(index);
  return layout.rowAt(Math.max(0, layout.top(row) + layout.heightOf(row) - height));
}

/** Returns the scroll position in px that shows a whole row with the least scrolling. */
function scrollToShow(layout: RowLayout, row: number, from: number, height: number, node: HTMLElement) {
  // The first option of a group scrolls with its heading.
  const top = row > 0 && layout.optionAt(row - 1) < 0 ? layout.top(row - 1) : layout.top(row);
  const bottom = layout.top(row) + layout.heightOf(row);
  if (top < from) return top;
  // With little room the panel is lower than requested; only then its real height is needed.
  const shown = bottom > height + from || layout.height > height ? node.clientHeight || height : height;
  return bottom > from + shown ? bottom - shown : from;
}
