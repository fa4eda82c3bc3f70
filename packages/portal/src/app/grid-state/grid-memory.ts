import { restoreGridState, serializeGridState, type GridState } from '@atrium/ui';
import { readStored, writeStored } from '../browser-storage.ts';

/** The user's column settings for a report; filters and sorting are in the URL. */
export type GridColumns = Partial<
  Pick<GridState, 'columnOrder' | 'columnVisibility' | 'columnPinning' | 'columnSizing'>
>;

const SLICES = ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'] as const;
/** Stored with pinned columns that the user chose: earlier versions stored the default ones with any change. */
const OWN_PINS = { ownPins: true };
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
  const stored = readStored(keyOf(userId, gridId));
  const settings = columnsOf(restoreGridState(stored, columns));
  if (!stored?.includes('"ownPins"')) delete settings.columnPinning;
  return settings;
}

export function rememberColumns(userId: string, gridId: string, columns: GridColumns): void {
  writeStored(keyOf(userId, gridId), serializeGridState({ ...columns, ...OWN_PINS }));
}
