import type { GridHeader, GridRow, ServiceGrid } from '@atrium/contract/service-grids';
import { useMemo } from 'react';
import { addDays, useDayFormats } from '../../controls/date/internal.js';
import type { ColumnValue, DataGridColumn } from '../../data/grid/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';

/** A text column with no more values than this offers them as a filter. */
const SET_LIMIT = 25;
/** Rows whose texts decide the width of a column. */
const MEASURED_ROWS = 400;
/** px: of a character on average, of the space around it, of what else a head holds. */
const CHARACTER = 7;
const PADDING = 24;
const HEAD_EXTRA = 44;
const LEAST_WIDTH = 88;
const MOST_WIDTH = 300;
/** GRID-009: a pinned column is no wider, until somebody makes it so. */
const PINNED_WIDTH = 200;
/** Dates of so many days stand out. */
const NEAR_DAYS = 30;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Texts of the cells of a report by the type of their column (GRID-012, GRID-013). */
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
    // oxlint-disable-next-line react/exhaustive-deps -- the formats of days are those of the language
    [t, formats],
  );
}

/** The columns of a report as the data grid takes them. */
export function useGridColumns(grid: ServiceGrid | undefined): DataGridColumn<GridRow>[] {
  const { today } = useDayFormats();
  const textOf = useCellText();
  return useMemo(() => {
    if (!grid) return [];
    const until = addDays(today, NEAR_DAYS);
    return grid.headers.map((header, index) => ({
      ...columnOf(header, grid.rows, textOf),
      width: widthOf(header, grid.rows, textOf, index < grid.pinnedColumns ? PINNED_WIDTH : MOST_WIDTH),
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
  }, [grid, today, textOf]);
}

function columnOf(
  { id, label, type }: GridHeader,
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
  const filterOptions = [...values]
    .toSorted((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: value }));
  return { ...column, type: 'set', filterOptions };
}

/** px that the head and the texts of a column need, up to a limit. */
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
  const needed = Math.max(longest * CHARACTER + PADDING, label.length * CHARACTER + PADDING + HEAD_EXTRA);
  return Math.min(Math.max(needed, LEAST_WIDTH), most);
}
