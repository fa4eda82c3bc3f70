import type { PlacedColumn } from '../viewport/layout.js';

const BASE =
  'focus-inset box-border flex h-full items-center overflow-hidden px-12 text-ellipsis whitespace-nowrap outline-none';
const PINNED = 'sticky z-1 bg-inherit';
const FREE = 'absolute top-0';

const known = new Map<string, string>();

/** Classes of a body cell; made once for each kind of column, so that React compares the same string. */
export function cellClasses<Row>({ column, pinned, index }: PlacedColumn<Row>): string {
  const key = `${column.primary ? 'p' : ''}${column.align ?? ''}${pinned || ''}${index === 1 ? 'f' : ''}`;
  let classes = known.get(key);
  if (classes === undefined) {
    classes = [
      BASE,
      pinned ? PINNED : FREE,
      column.align === 'end' ? 'justify-end text-right' : '',
      column.primary ? 'text-ink group-data-unread/row:font-semibold' : 'text-ink-2',
      index === 1
        ? 'before:absolute before:inset-y-0 before:left-0 before:w-2 group-data-unread/row:before:bg-ink group-aria-selected/row:before:bg-brand'
        : '',
    ].join(' ');
    known.set(key, classes);
  }
  return classes;
}

export const ROW_CLASSES =
  'group/row absolute top-0 left-0 flex border-b border-line bg-bg contain-layout contain-style hover:bg-hover aria-selected:bg-selection aria-selected:hover:bg-selection-hover data-openable:cursor-pointer print:static print:transform-none';
