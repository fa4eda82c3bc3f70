import type { ReactNode } from 'react';
import { Empty } from '../../feedback/empty/index.js';
import type { Translate } from '../../foundations/strings/index.js';
import type { DataGridColumn, GridState } from './types.js';

export interface GridMessageOptions {
  error: ReactNode;
  empty: ReactNode;
  emptyFiltered: ReactNode;
  loading: boolean;
  /** Number of lines to show. */
  lines: number;
  state: GridState;
}

/** Returns what replaces the rows: a message, `loading` for skeletons, or null to show the rows. */
export function gridMessage(options: GridMessageOptions, t: Translate): ReactNode {
  const { error, empty, emptyFiltered, loading, lines, state } = options;
  if (error) return error;
  if (lines > 0) return null;
  if (loading) return 'loading';
  if (state.columnFilters.length > 0 || state.globalFilter !== '') {
    return emptyFiltered ?? <Empty title={t('grid.emptyFiltered')} help={t('grid.emptyFilteredHelp')} />;
  }
  return empty ?? <Empty title={t('grid.empty')} />;
}

/** Returns the label of a group: that of the filter option with its value, else the value. */
export function groupLabelOf<Row>(
  columns: readonly DataGridColumn<Row>[],
  { grouping }: GridState,
): (key: string) => string {
  const options = columns.find((column) => column.id === grouping[0])?.filterOptions;
  return (key) => options?.find(({ value }) => value === key)?.label ?? key;
}
