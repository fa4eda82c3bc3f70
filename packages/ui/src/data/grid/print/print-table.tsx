import type { ReactNode } from 'react';
import { useFormats, useStrings } from '../../../foundations/provider/index.js';
import { textOf, type RowView } from '../engine/index.js';
import { SELECT_COLUMN } from '../rows/grid-row.js';
import type { DataGridColumn } from '../types.js';
import type { GridTotals } from '../viewport/grid-totals.js';
import type { GridLayout } from '../viewport/layout.js';

/** Maximum number of printed rows; for more there is the export. */
const PRINT_ROWS = 1_000;

export interface PrintTableProps<Row> {
  label: string;
  rows: readonly Row[];
  view: RowView;
  layout: GridLayout<Row>;
  isUnread: ((row: Row) => boolean) | undefined;
  groupLabel: (key: string) => string;
  totals?: GridTotals | undefined;
}

/**
 * The rows as a plain table for print: all visible columns, full texts, headers repeated on each page, and a text with
 * the number of printed and total rows. The grid itself only renders what is in view, and truncates texts.
 */
export function PrintTable<Row>({
  label,
  rows,
  view,
  layout,
  isUnread,
  groupLabel,
  totals,
}: PrintTableProps<Row>) {
  const t = useStrings();
  const { integer } = useFormats();
  const columns = layout.columns.map(({ column }) => column).filter(isPrinted);
  const lines: ReactNode[] = [];
  let printed = 0;
  for (let position = 0; position < view.length && printed < PRINT_ROWS; position++) {
    const line = view.line(position);
    if (line < 0) {
      const group = view.groups[-1 - line]!;
      lines.push(
        <tr key={position} className="break-inside-avoid border-b border-line-2">
          <th scope="rowgroup" colSpan={columns.length} className="py-6 text-left font-semibold">
            {group.key === '' ? t('grid.blank') : groupLabel(group.key)} {integer(group.count)}
          </th>
        </tr>,
      );
      continue;
    }
    const row = rows[line];
    // Not loaded (windows); the caption states how many rows are printed.
    if (row === undefined) continue;
    printed++;
    const depth = view.depth(position);
    lines.push(
      <tr key={position} className="break-inside-avoid border-b border-line">
        {columns.map((column) => (
          <Cell key={column.id} column={column} unread={isUnread?.(row) ?? false} depth={depth}>
            {contentOf(column, row)}
            <Second>{column.secondary?.(row)}</Second>
          </Cell>
        ))}
      </tr>,
    );
  }
  const total = view.matches;
  return (
    <table
      aria-label={label}
      className="hidden w-full text-caption print:table [&_.truncate]:overflow-visible [&_.truncate]:whitespace-normal"
    >
      <caption className="pb-4 text-left">
        {printed < total
          ? t('grid.printedPart', { count: printed, printed: integer(printed), total: integer(total) })
          : t('grid.printed', { count: total, total: integer(total) })}
      </caption>
      <thead>
        <tr className="border-b border-line-ink">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={
                column.align === 'end'
                  ? 'px-4 py-4 text-right font-medium'
                  : 'px-4 py-4 text-left font-medium'
              }
            >
              <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{lines}</tbody>
      {totals ? (
        <tfoot>
          <tr className="total-row">
            {columns.map(({ id, align }) => (
              <td key={id} className={`px-4 py-4 ${align === 'end' ? 'text-right' : 'text-left'}`}>
                {totals[id]}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** Checkboxes and columns with controls are not printed. */
const isPrinted = <Row,>({ id, headerHidden, print }: DataGridColumn<Row>): boolean =>
  id !== SELECT_COLUMN && (!headerHidden || print !== undefined);

/** Returns the full content of a cell: what the column prints, its text, or what it renders. */
function contentOf<Row>(column: DataGridColumn<Row>, row: Row): ReactNode {
  if (column.print) return column.print(row);
  if (column.format) return column.format(column.value?.(row), row);
  if (column.cell) return column.cell({ row, tabIndex: -1, unread: false, selected: false });
  return textOf(column.value?.(row));
}

interface CellProps<Row> {
  column: DataGridColumn<Row>;
  unread: boolean;
  depth: number;
  children: ReactNode;
}

function Cell<Row>({ column, unread, depth, children }: CellProps<Row>) {
  const align = column.align === 'end' ? 'text-right' : 'text-left';
  if (!column.primary) return <td className={`px-4 py-4 align-top break-words ${align}`}>{children}</td>;
  return (
    <th
      scope="row"
      className={`px-4 py-4 align-top break-words ${align} ${unread ? 'font-semibold' : 'font-regular'}`}
      style={depth > 0 ? { paddingLeft: `${depth + 0.25}rem` } : undefined}
    >
      {children}
    </th>
  );
}

const Second = ({ children }: { children: ReactNode }) =>
  children === undefined || children === null ? null : (
    <span className="block font-regular text-ink-3">{children}</span>
  );
