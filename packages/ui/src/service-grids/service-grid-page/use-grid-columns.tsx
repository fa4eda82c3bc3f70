import type { GridHeader, GridRow, ServiceGrid } from '@atrium/contract/service-grids';
import { useMemo } from 'react';
import { addDays, useDayFormats } from '../../controls/date/internal.js';
import type { ColumnValue, DataGridColumn } from '../../data/grid/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';

/** Maximum number of distinct values for a text column to offer them as a filter. */
const SET_LIMIT = 25;
/** Number of rows measured to compute column widths. */
const MEASURED_ROWS = 400;
/**
 * px: average character of a text, widest average of figures and dates, which are never truncated (decision 44), cell
 * padding, minimum and maximum column width.
 */
const CHARACTER = 7;
const DIGIT = 7.5;
const PADDING = 24;
/** px: average character of a header, and its filter, sort arrow and gaps, with what a short semibold label needs more. */
const HEAD_CHARACTER = 6.5;
const HEAD_EXTRA = 56;
const LEAST_WIDTH = 88;
const MOST_WIDTH = 300;
/**
 * Maximum width of a pinned column, unless the user widens it: where several are (GRID-009), and where the window has
 * little room for the others.
 */
const PINNED_WIDTH = 200;
/** Dates within this many days are highlighted. */
const NEAR_DAYS = 30;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Returns a function that formats the cells of a report by value type (GRID-012, GRID-013). */
export function useCellText() {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  return useMemo(
    () =>
      (value: string | number | null | undefined): string => {
        if (typeof value === 'number') return formats.number(value);
        if (isDay(value)) return days.date(value);
        return value === null || value === undefined || value === ''
          ? t('serviceGrids.blank')
          : String(value);
      },
    // oxlint-disable-next-line react/exhaustive-deps -- the day formats change only with the language, as `t` does
    [t, formats],
  );
}

/** Returns the columns of a report for the data grid; `isWide` is whether the window has room for more than one. */
export function useGridColumns(
  grid: ServiceGrid | undefined,
  today: string,
  isWide: boolean,
): DataGridColumn<GridRow>[] {
  const textOf = useCellText();
  return useMemo(() => {
    if (!grid) return [];
    const until = addDays(today, NEAR_DAYS);
    const narrow = isWide && grid.pinnedColumns === 1 ? 0 : grid.pinnedColumns;
    return grid.headers.map((header, index) => ({
      ...columnOf(header, grid.rows, textOf),
      width: widthOf(header, grid.rows, textOf, index < narrow ? PINNED_WIDTH : MOST_WIDTH),
      ...(index === 0 && { primary: true, grow: 0, hideable: false }),
      ...(header.isDeadline && {
        inline: true,
        cell: ({ row }: { row: GridRow }) => {
          const day = row.cells[header.id];
          const isNear = isDay(day) && day >= today && day <= until;
          return isNear ? <b className="font-semibold text-ink">{textOf(day)}</b> : textOf(day);
        },
      }),
    }));
  }, [grid, today, textOf, isWide]);
}

function columnOf(
  { id, label, type, firstValues = [] }: GridHeader,
  rows: readonly GridRow[],
  textOf: (value: string | number | null | undefined) => string,
): DataGridColumn<GridRow> {
  const column = {
    id,
    header: label,
    value: (row: GridRow): ColumnValue => row.cells[id],
    format: (_: ColumnValue, row: GridRow) => textOf(row.cells[id]),
    filterable: true,
  };
  if (type === 'number') return { ...column, type, align: 'end', searchable: true };
  if (type === 'date') return { ...column, type, sortDescFirst: true };
  const values = new Set(rows.map(({ cells }) => cells[id]).filter((value) => typeof value === 'string'));
  if (values.size > SET_LIMIT || values.size === rows.length) return column;
  const first = firstValues.filter((value) => values.has(value));
  const rest = [...values].filter((value) => !first.includes(value)).toSorted((a, b) => a.localeCompare(b));
  const filterOptions = [...first, ...rest].map((value) => ({ value, label: value }));
  return { ...column, type: 'set', filterOptions };
}

/** Returns the width in px that the header and texts of a column need, up to a limit. */
function widthOf(
  { id, label, type }: GridHeader,
  rows: readonly GridRow[],
  textOf: (value: string | number | null | undefined) => string,
  most: number,
): number {
  const longest = rows.slice(0, MEASURED_ROWS).reduce((length, { cells }) => {
    const value = cells[id];
    return Math.max(length, (type === 'string' ? String(value ?? '') : textOf(value)).length);
  }, 0);
  const needed = Math.max(
    longest * (type === 'string' ? CHARACTER : DIGIT) + PADDING,
    label.length * HEAD_CHARACTER + PADDING + HEAD_EXTRA,
  );
  return Math.min(Math.max(needed, LEAST_WIDTH), most);
}
