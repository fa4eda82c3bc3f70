import {
  QUICK_FILTERS,
  restoreGridState,
  serializeGridState,
  type BoardTab,
  type GridState,
  type QuickFilter,
} from '@atrium/ui';

/** What the board remembers for one person and one tab (REQ-016, REQ-017). */
export interface BoardMemory {
  grid: Partial<GridState>;
  quick: QuickFilter[];
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

export function recallBoard(userId: string, tab: BoardTab): BoardMemory {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, tab)) ?? '{}') as Record<string, unknown>;
    const quick = Array.isArray(kept['quick']) ? kept['quick'] : [];
    return {
      grid: restoreGridState(typeof kept['grid'] === 'string' ? kept['grid'] : null, COLUMNS),
      quick: QUICK_FILTERS.filter((filter) => quick.includes(filter)),
    };
  } catch {
    return { grid: {}, quick: [] };
  }
}

export function rememberBoard(userId: string, tab: BoardTab, { grid, quick }: BoardMemory): void {
  try {
    localStorage.setItem(keyOf(userId, tab), JSON.stringify({ grid: serializeGridState(grid), quick }));
  } catch {
    // A browser that keeps nothing still filters for this visit.
  }
}
