import { BOARD_TABS, type BoardTab } from '@atrium/ui';
import { boardHref, requestHref } from '../../app/addresses/requests.ts';

/** The board as a person left it: where the way back from a request leads, and what stands before and after it. */
interface LeftBoard {
  /** Whose it is: another person of the same browser tab begins afresh. */
  userId: string;
  address: string;
  tab: BoardTab;
  /** The requests that were shown, in their order: of a long board, those around the ones in view. */
  ids: readonly string[];
  /** Place of the first of them on the board, from 0. */
  offset: number;
  /** How many the board shows. */
  total: number;
}

/** Outlives a reload of the request that was opened from it, not the browser tab. */
const KEY = 'requests-board:left';

/** The order is read when a request asks for it: a board of thousands is filtered far more often than it is left. */
let current:
  | (Omit<LeftBoard, 'ids' | 'offset' | 'total'> & {
      shown: () => Pick<LeftBoard, 'ids' | 'offset' | 'total'>;
    })
  | undefined;
let left: LeftBoard | undefined;

/** Remembers the board that is on the screen. */
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
      sessionStorage.setItem(KEY, JSON.stringify(left));
      return left;
    }
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<LeftBoard> | null;
    const tab = BOARD_TABS.find((one) => one === kept?.tab);
    if (kept?.userId !== userId || !tab || !Array.isArray(kept.ids) || typeof kept.address !== 'string')
      return undefined;
    const { address, ids, offset = 0, total = ids.length } = kept;
    left = { userId, address, tab, ids, offset, total };
  } catch {
    // A browser that keeps nothing still leads on and back until the page is loaded again.
  }
  return left?.userId === userId ? left : undefined;
}

/** Where the way back from a request leads. */
export const lastBoard = (userId: string): string =>
  (current?.userId === userId ? current : leftBoard(userId))?.address ?? boardHref();

/** The place of a request in the board it was opened from, and the ways to its neighbours. */
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
