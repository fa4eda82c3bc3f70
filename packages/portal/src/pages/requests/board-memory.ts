import { restoreGridState, serializeGridState, type BoardTab, type GridState } from '@atrium/ui';
import { readStored, writeStored } from '../../app/browser-storage.ts';
import { isBare, tabOf } from './board-address.ts';

/** The user's column settings; filters and sorting are in the URL. */
export type BoardColumns = Partial<
  Pick<GridState, 'columnOrder' | 'columnVisibility' | 'columnPinning' | 'columnSizing'>
>;

/** What the board remembers per user and tab (REQ-016, REQ-017). */
interface BoardMemory {
  /** The query string when the tab was left. */
  address: string;
  columns: BoardColumns;
}

/** The columns whose state can be remembered. */
const COLUMNS = [
  'favorite',
  'state',
  'title',
  'service',
  'legalEntities',
  'createdBy',
  'createdAt',
  'updatedAt',
  'contract',
  'internalIds',
].map((id) => ({ id }));

const keyOf = (userId: string, tab: BoardTab) => `requests-board:${userId}:${tab}`;

function recall(userId: string, tab: BoardTab): BoardMemory {
  try {
    const kept = JSON.parse(readStored(keyOf(userId, tab)) ?? '{}') as Record<string, unknown>;
    const { columnOrder, columnVisibility, columnPinning, columnSizing } = restoreGridState(
      typeof kept['grid'] === 'string' ? kept['grid'] : null,
      COLUMNS,
    );
    return {
      address: typeof kept['address'] === 'string' ? kept['address'] : '',
      columns: {
        ...(columnOrder && { columnOrder }),
        ...(columnVisibility && { columnVisibility }),
        ...(columnPinning && { columnPinning }),
        ...(columnSizing && { columnSizing }),
      },
    };
  } catch {
    return { address: '', columns: {} };
  }
}

function remember(userId: string, tab: BoardTab, { address, columns }: BoardMemory): void {
  writeStored(keyOf(userId, tab), JSON.stringify({ grid: serializeGridState(columns), address }));
}

export const recallColumns = (userId: string, tab: BoardTab): BoardColumns => recall(userId, tab).columns;

export const rememberColumns = (userId: string, tab: BoardTab, columns: BoardColumns): void =>
  remember(userId, tab, { ...recall(userId, tab), columns });

export const rememberAddress = (userId: string, tab: BoardTab, address: URLSearchParams): void =>
  remember(userId, tab, { ...recall(userId, tab), address: address.toString() });

/** Returns the last used filters of the tab for a URL with only a tab (REQ-016), else undefined. */
export function rememberedAddress(userId: string, address: URLSearchParams): URLSearchParams | undefined {
  if (!isBare(address)) return undefined;
  const tab = tabOf(address);
  const remembered = new URLSearchParams(recall(userId, tab).address);
  return isBare(remembered) || tabOf(remembered) !== tab ? undefined : remembered;
}
