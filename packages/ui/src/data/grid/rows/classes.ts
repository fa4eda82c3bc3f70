import type { LayoutColumn } from '../viewport/layout.js';

const BASE = 'focus-inset box-border h-full overflow-hidden px-12 whitespace-nowrap outline-none';
/** A text-only cell is a block: cheaper than flex, and with an ellipsis, so that no digit is lost unnoticed. */
const TEXT = 'text-ellipsis';
const RICH = 'flex items-center leading-20';
/**
 * Each sticky cell is its own layer, which slows every scroll frame, so pinned cells are sticky only while the grid
 * scrolls horizontally. At rest they are positioned in the row by `--x`, the horizontal scroll offset.
 */
const PINNED =
  'absolute top-0 left-[calc(var(--x,0px)+var(--rest))] z-1 bg-(--row) group-data-sideways/scroller:sticky';
const PINNED_START = 'group-data-sideways/scroller:left-(--edge)';
const PINNED_END = 'group-data-sideways/scroller:right-(--edge) group-data-sideways/scroller:left-auto';
const FREE = 'absolute top-0';

const known = new Map<string, string>();

/** Returns the classes of a body cell; one cached string per kind of column. */
export function cellClasses<Row>({
  column,
  pinned,
  index,
}: Pick<LayoutColumn<Row>, 'column' | 'pinned' | 'index'>): string {
  const rich = (column.cell !== undefined && !column.inline) || column.secondary !== undefined;
  const key = [rich, column.primary, column.align, pinned, index === 1].join();
  let classes = known.get(key);
  if (classes === undefined) {
    classes = [
      BASE,
      rich ? RICH : TEXT,
      pinned ? PINNED : FREE,
      pinned === 'start' ? PINNED_START : pinned === 'end' ? PINNED_END : '',
      column.align === 'end' ? (rich ? 'justify-end text-right' : 'text-right') : '',
      column.primary ? 'text-ink group-data-unread/row:font-semibold' : 'text-ink-2',
      index === 1
        ? 'before:absolute before:inset-y-0 before:left-0 before:w-2 group-data-unread/row:before:bg-ink group-aria-selected/row:before:bg-brand'
        : '',
    ].join(' ');
    known.set(key, classes);
  }
  return classes;
}

/**
 * The row's background is a CSS variable, because pinned cells must cover what scrolls under them: inheriting the
 * background itself would make the browser restyle every cell whenever a row moves.
 */
export const ROW_CLASSES = [
  'group/row absolute top-0 left-0 flex border-b border-line bg-(--row) contain-strict',
  '[--row:var(--bg)] hover:[--row:var(--hover)] aria-selected:[--row:var(--selection)] aria-selected:hover:[--row:var(--selection-hover)]',
  'data-openable:cursor-pointer',
  // Stays visible above the scrolling rows, with a 2 px border like pinned columns.
  'data-pinned:sticky data-pinned:z-1 data-pinned:border-b-2 data-pinned:border-line-2',
].join(' ');
