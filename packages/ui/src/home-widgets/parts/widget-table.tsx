import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

export interface WidgetColumn {
  id: string;
  head: ReactNode;
  align?: 'left' | 'right';
}

export interface WidgetTableRow {
  id: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
}

export interface WidgetTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  columns: readonly WidgetColumn[];
  rows: readonly WidgetTableRow[];
  /** Closes the table as a ledger's total. */
  total?: readonly ReactNode[];
  /** Two columns whose meaning the eye sees need no head; it stays for assistive technology. */
  headless?: boolean;
  size?: 'default' | 'small';
}

/** The table of a widget: hairlines between rows, figures at the right, text that wraps before it is cut. */
export function WidgetTable({
  columns,
  rows,
  total,
  headless = false,
  size = 'default',
  className,
  ...props
}: WidgetTableProps) {
  const side = (place: number) =>
    cn(columns[place]?.align === 'right' && 'text-right whitespace-nowrap', place > 0 && 'pl-16');
  const height = size === 'small' ? 'h-36' : 'h-40';
  return (
    <table className={cn('w-full', className)} {...props}>
      <thead className={cn(headless && 'sr-only')}>
        <tr className="border-b border-line-ink">
          {columns.map(({ id, head }, place) => (
            <th
              key={id}
              scope="col"
              className={cn('text-left text-small font-medium text-ink-2', height, side(place))}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id} className="border-b border-line last:border-b-0">
            {cells.map((cell, place) =>
              place === 0 ? (
                <th key={columns[0]!.id} scope="row" className={cn('py-4 text-left font-regular', height)}>
                  {cell}
                </th>
              ) : (
                <td key={columns[place]!.id} className={cn('py-4', height, side(place))}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot>
          <tr className="ledger-total">
            {total.map((cell, place) =>
              place === 0 ? (
                <th key={columns[0]!.id} scope="row" className={cn('py-4 text-left', height)}>
                  {cell}
                </th>
              ) : (
                <td key={columns[place]!.id} className={cn('py-4', height, side(place))}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
