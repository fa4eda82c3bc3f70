import { describe, expect, it } from 'vitest';
import type { DataGridColumn } from '../types.js';
import { cellClasses } from './classes.js';

type Kind = { align?: 'start' | 'end'; pinned: 'start' | 'end' | false; rich: boolean; first: boolean };
const kinds: Kind[] = [undefined, 'start', 'end'].flatMap((align) =>
  (['start', 'end', false] as const).flatMap((pinned) =>
    [true, false].flatMap((rich) =>
      [true, false].map((first) => ({ ...(align && { align: align as 'end' }), pinned, rich, first })),
    ),
  ),
);
const classesOf = ({ align, pinned, rich, first }: Kind) => {
  const column: DataGridColumn<null> = { id: 'c', header: 'C', ...(align && { align }) };
  if (rich) column.cell = () => null;
  return cellClasses({ column, pinned, index: first ? 1 : 2 }).split(' ');
};

describe('cell classes', () => {
  // Each kind twice: cached classes of one kind must not affect another.
  it.each([...kinds, ...kinds.toReversed()])('%j', (kind) => {
    const classes = classesOf(kind);
    expect(classes.includes('z-1')).toBe(kind.pinned !== false);
    expect(classes.includes('group-data-sideways/scroller:left-(--edge)')).toBe(kind.pinned === 'start');
    expect(classes.includes('group-data-sideways/scroller:right-(--edge)')).toBe(kind.pinned === 'end');
    expect(classes.includes('text-right')).toBe(kind.align === 'end');
    expect(classes.includes('items-center')).toBe(kind.rich);
    expect(classes.includes('before:w-2')).toBe(kind.first);
  });

  it('truncate text with an ellipsis, except for a second line', () => {
    const column: DataGridColumn<null> = { id: 'c', header: 'C', cell: () => 'text', inline: true };
    const classes = () => cellClasses({ column, pinned: false, index: 2 }).split(' ');
    expect(classes()).toContain('text-ellipsis');
    column.secondary = () => 'second';
    expect(classes()).not.toContain('text-ellipsis');
  });
});
