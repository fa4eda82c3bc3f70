import { restoreGridState, serializeGridState, type GridState } from '@atrium/ui';
import { readStored, writeStored } from '../browser-storage.ts';

/** The user's column settings for a report; filters and sorting are in the URL. */
export type GridColumns = Partial<
  Pick<GridState, 'columnOrder' | 'columnVisibility' | 'columnPinning' | 'columnSizing'>
>;

const SLICES = ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'] as const;
const keyOf = (userId: string, gridId: string) => `service-grid:${userId}:${gridId}`;

/** Returns the column settings of a grid state. */
export const columnsOf = (state: Partial<GridState>): GridColumns =>
  Object.fromEntries(SLICES.flatMap((slice) => (state[slice] ? [[slice, state[slice]]] : [])));

/** Returns the column settings of a report stored in this browser, for columns that still exist. */
export function recallColumns(
  userId: string,
  gridId: string,
  columns: readonly { id: string }[],
): GridColumns {
  return columnsOf(restoreGridState(readStored(keyOf(userId, gridId)), columns));
}

export function rememberColumns(userId: string, gridId: string, columns: GridColumns): void {
  writeStored(keyOf(userId, gridId), serializeGridState(columns));
}
