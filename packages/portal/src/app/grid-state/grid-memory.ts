import { restoreGridState, serializeGridState, type GridState } from '@atrium/ui';
import { readStored, writeStored } from '../browser-storage.ts';

/** What a person has set of the columns of a report; filters and sorting are in the URL. */
export type GridColumns = Partial<
  Pick<GridState, 'columnOrder' | 'columnVisibility' | 'columnPinning' | 'columnSizing'>
>;

const SLICES = ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'] as const;
const keyOf = (userId: string, gridId: string) => `service-grid:${userId}:${gridId}`;

/** Of a state, what is set of the columns. */
export const columnsOf = (state: Partial<GridState>): GridColumns =>
  Object.fromEntries(SLICES.flatMap((slice) => (state[slice] ? [[slice, state[slice]]] : [])));

/** What this browser remembers of the columns of a report, as far as they still exist. */
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
