import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

export interface WidgetColumn<Row> {
  id: string;
  head: ReactNode;
  align?: 'left' | 'right';
  /** What the column says of a row; the first column names the row. */
  renderCell: (row: Row) => ReactNode;
  /** What it says under all rows. */
  total?: ReactNode;
}

export interface WidgetTableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /** An empty place is a column that this width has no room for. */
  columns: readonly (WidgetColumn<Row> | false)[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Columns whose meaning the eye sees need no head; it stays for assistive technology. */
  headless?: boolean;
  size?: 'default' | 'small';
}

/** The table of a widget: hairlines between rows, figures at the right, and the total that closes them. */
export function WidgetTable<Row>({
  columns,
  rows,
  keyOf,
  headless = false,
  size = 'default',
  className,
  ...props
}: WidgetTableProps<Row>) {
  const shown = columns.filter((column) => column !== false);
  const height = size === 'small' ? 'h-36' : 'h-40';
  const side = ({ align }: WidgetColumn<Row>, index: number) =>
    cn(height, align === 'right' && 'text-right whitespace-nowrap', index > 0 && 'pl-16');
  return (
    <table className={cn('w-full', className)} {...props}>
      <thead className={headless ? 'sr-only' : undefined}>
        <tr className="border-b border-line-ink">
          {shown.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              className={cn('text-left text-small font-medium text-ink-2', side(column, index))}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-b border-line last:border-b-0">
            {shown.map((column, index) =>
              index === 0 ? (
                <th
                  key={column.id}
                  scope="row"
                  className={cn('py-4 text-left font-regular', side(column, index))}
                >
                  {column.renderCell(row)}
                </th>
              ) : (
                <td key={column.id} className={cn('py-4', side(column, index))}>
                  {column.renderCell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {shown.some(({ total }) => total !== undefined) ? (
        <tfoot>
          <tr className="total-row">
            {shown.map((column, index) =>
              index === 0 ? (
                <th key={column.id} scope="row" className={cn('text-left', side(column, index))}>
                  {column.total}
                </th>
              ) : (
                <td key={column.id} className={side(column, index)}>
                  {column.total}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
