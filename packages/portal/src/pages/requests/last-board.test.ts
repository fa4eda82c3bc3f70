import { beforeEach, describe, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});

/** Simulates a reload: module state is lost. */
const reloaded = () => {
  vi.resetModules();
  return import('./last-board.ts');
};
const ADDRESS = '/requests-board/requests?tab=closed&service=KYC';
const board = (ids: string[], userId = 'claire') => ({
  userId,
  address: ADDRESS,
  tab: 'closed' as const,
  shown: () => ({ ids, offset: 0, total: ids.length }),
});
const href = (id: string) => `/requests-board/requests/${id}`;

beforeEach(() => store.clear());

describe('board from which a request was opened', () => {
  test('RDET-006 is linked with its filters, and defines the next and previous request', async () => {
    const { keepBoard, lastBoard, positionOnBoard } = await reloaded();
    keepBoard(board(['c', 'a', 'b']));
    expect(lastBoard('claire')).toBe(ADDRESS);
    const position = { tab: 'closed', total: 3 };
    expect(positionOnBoard('claire', 'c')).toEqual({ ...position, index: 1, nextHref: href('a') });
    expect(positionOnBoard('claire', 'a')).toEqual({
      ...position,
      index: 2,
      previousHref: href('c'),
      nextHref: href('b'),
    });
    expect(positionOnBoard('claire', 'b')).toEqual({ ...position, index: 3, previousHref: href('a') });
  });

  test('gives the position on a partly loaded board', async () => {
    const { keepBoard, positionOnBoard } = await reloaded();
    keepBoard({ ...board([]), shown: () => ({ ids: ['a', 'b'], offset: 400, total: 90_000 }) });
    expect(positionOnBoard('claire', 'b')).toEqual({
      tab: 'closed',
      index: 402,
      total: 90_000,
      previousHref: href('a'),
    });
  });

  test('is read when a request is opened, not on each change of the board', async () => {
    const { keepBoard, positionOnBoard } = await reloaded();
    const shown = vi.fn(() => ({ ids: ['a'], offset: 0, total: 1 }));
    keepBoard({ ...board([]), shown });
    expect(shown).not.toHaveBeenCalled();
    positionOnBoard('claire', 'a');
    positionOnBoard('claire', 'a');
    expect(shown).toHaveBeenCalledOnce();
  });

  test('survives a reload of the request', async () => {
    const before = await reloaded();
    before.keepBoard(board(['a', 'b']));
    before.positionOnBoard('claire', 'a');
    const after = await reloaded();
    expect(after.positionOnBoard('claire', 'a')).toMatchObject({ index: 1, total: 2 });
    expect(after.lastBoard('claire')).toBe(ADDRESS);
  });

  test('is unknown for a request opened directly, one not on the board, and another user', async () => {
    const { keepBoard, lastBoard, positionOnBoard } = await reloaded();
    expect(positionOnBoard('claire', 'a')).toBeUndefined();
    expect(lastBoard('claire')).toBe('/requests-board/requests');
    keepBoard(board(['a']));
    expect(positionOnBoard('claire', 'z')).toBeUndefined();
    expect(positionOnBoard('claire', 'a')).toBeDefined();
    for (const module of [{ lastBoard, positionOnBoard }, await reloaded()]) {
      expect(module.positionOnBoard('lena', 'a')).toBeUndefined();
      expect(module.lastBoard('lena')).toBe('/requests-board/requests');
    }
  });

  test('is unknown if the stored data is corrupt', async () => {
    for (const kept of ['{', '{"userId":"claire","tab":"elsewhere","ids":[],"address":"/"}', '[]']) {
      store.set('requests-board:left', kept);
      const { lastBoard, positionOnBoard } = await reloaded();
      expect(positionOnBoard('claire', 'a')).toBeUndefined();
      expect(lastBoard('claire')).toBe('/requests-board/requests');
    }
  });
});
