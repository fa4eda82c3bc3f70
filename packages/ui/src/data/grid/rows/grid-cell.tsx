import type { ReactNode } from 'react';
import { HostLink } from '../../../foundations/provider/index.js';
import { textOf } from '../engine/index.js';
import type { CellContext, DataGridColumn } from '../types.js';

/** Returns the content of a cell: what the column renders, or its value as text; with a second line if it has one. */
export function cellContent<Row>(
  column: DataGridColumn<Row>,
  context: CellContext<Row>,
  href: string | undefined,
): ReactNode {
  const { row } = context;
  let content: ReactNode;
  if (column.cell) {
    content = column.cell(context);
  } else {
    const value = column.value?.(row);
    content = column.format ? column.format(value, row) : textOf(value);
  }
  if (column.primary && href !== undefined) {
    content = (
      <HostLink href={href} tabIndex={-1} className="text-inherit no-underline hover:underline">
        {content}
      </HostLink>
    );
  }
  const second = column.secondary?.(row);
  if (second === undefined || second === null) return content;
  return (
    <span className="block min-w-0">
      <span className="block truncate">{content}</span>
      <span className="block truncate text-caption font-regular text-ink-3 group-data-[lines=one]/grid:hidden">
        {second}
      </span>
    </span>
  );
}
