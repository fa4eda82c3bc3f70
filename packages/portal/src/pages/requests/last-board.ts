import { BOARD_TABS, type BoardTab } from '@atrium/ui';
import { boardHref, requestHref } from '../../app/addresses/requests.ts';
import { readStored, writeStored } from '../../app/browser-storage.ts';

/** The board as the user left it: target of the link back from a request, and source of its neighbours. */
interface LeftBoard {
  /** Id of the user: another user in the same browser tab starts without it. */
  userId: string;
  address: string;
  tab: BoardTab;
  /** Ids of the shown requests, in order; for a long board, those around the ones in view. */
  ids: readonly string[];
  /** Position of the first of these ids on the board, from 0. */
  offset: number;
  /** Number of requests on the board. */
  total: number;
}

/** In session storage: survives a reload of the opened request, not the browser tab. */
const KEY = 'requests-board:left';

/** The ids are read lazily, when a request asks for them: a board of thousands is filtered far more often than left. */
let current:
  | (Omit<LeftBoard, 'ids' | 'offset' | 'total'> & {
      shown: () => Pick<LeftBoard, 'ids' | 'offset' | 'total'>;
    })
  | undefined;
let left: LeftBoard | undefined;

/** Remembers the current board. */
export function keepBoard(board: NonNullable<typeof current>): void {
  current = board;
  left = undefined;
}

function leftBoard(userId: string): LeftBoard | undefined {
  if (left?.userId === userId) return left;
  try {
    if (current?.userId === userId) {
      const { shown, ...board } = current;
      left = { ...board, ...shown() };
      writeStored(KEY, JSON.stringify(left), 'session');
      return left;
    }
    const kept = JSON.parse(readStored(KEY, 'session') ?? 'null') as Partial<LeftBoard> | null;
    const tab = BOARD_TABS.find((one) => one === kept?.tab);
    if (kept?.userId !== userId || !tab || !Array.isArray(kept.ids) || typeof kept.address !== 'string')
      return undefined;
    const { address, ids, offset = 0, total = ids.length } = kept;
    left = { userId, address, tab, ids, offset, total };
  } catch {
    // An unreadable board counts as none.
  }
  return left?.userId === userId ? left : undefined;
}

/** Returns the address of the board to return to from a request. */
export const lastBoard = (userId: string): string =>
  (current?.userId === userId ? current : leftBoard(userId))?.address ?? boardHref();

/** Returns the position of a request on the board it was opened from, and links to its neighbours. */
export function positionOnBoard(userId: string, id: string) {
  const board = leftBoard(userId);
  const position = board?.ids.indexOf(id) ?? -1;
  if (!board || position < 0) return undefined;
  const [previous, next] = [board.ids[position - 1], board.ids[position + 1]];
  return {
    tab: board.tab,
    index: board.offset + position + 1,
    total: board.total,
    ...(previous !== undefined && { previousHref: requestHref({ id: previous }) }),
    ...(next !== undefined && { nextHref: requestHref({ id: next }) }),
  };
}
