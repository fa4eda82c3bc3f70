import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

export interface WidgetColumn<Row> {
  id: string;
  head: ReactNode;
  align?: 'left' | 'right';
  /** Renders a cell; the first column is the row header. */
  renderCell: (row: Row) => ReactNode;
  /** Content of the total row. */
  total?: ReactNode;
}

export interface WidgetTableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /** The columns; `false` for one that is omitted at this width. */
  columns: readonly (WidgetColumn<Row> | false)[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Hides the column headers visually where they are obvious; screen readers still get them. */
  headless?: boolean;
  size?: 'default' | 'small';
}

/** The table of a widget: hairlines between rows, right-aligned figures, and a total row. */
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
