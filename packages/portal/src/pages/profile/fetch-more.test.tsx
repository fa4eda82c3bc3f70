import { useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { notificationsQuery, useMarkNotificationSeen } from '../../api/notifications.ts';
import { fetchMore } from './fetch-more.ts';

const page = (number: number, isSeen = false) => ({
  pageRecords: [{ notificationId: `n${number}`, isSeen }],
  totalRecords: 3,
  totalPages: 3,
});

let server: ReturnType<typeof cacheAndServer>;
/** How many calls of a kind have been answered. */
const done = new Map<string, number>();
beforeEach(() => {
  server = cacheAndServer();
  done.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Answers the next call whose name contains `asked`, once it is made. */
async function answered(asked: string, body: unknown, status = 200) {
  const isAsked = (name: string) => name.includes(asked);
  const before = done.get(asked) ?? 0;
  await waitFor(() => expect(server.names().filter(isAsked).length).toBeGreaterThan(before));
  done.set(asked, server.names().filter(isAsked).length);
  act(() => server.call(server.names().findLast(isAsked)!).answer(body, status));
}

/** Reads the first page of all notifications. */
async function listed() {
  const { result } = renderHook(
    () => ({ list: useInfiniteQuery(notificationsQuery(false)), markSeen: useMarkNotificationSeen() }),
    { wrapper: server.wrapper },
  );
  const shown = () => result.current.list.data?.pages.flatMap(({ pageRecords }) => pageRecords);
  await answered('page=1', page(1));
  await waitFor(() => expect(shown()).toHaveLength(1));
  return { current: () => result.current, shown };
}

it('PROF-026 the next page is appended', async () => {
  const { current, shown } = await listed();
  act(() => void fetchMore(current().list));
  await answered('page=2', page(2));
  await waitFor(() => expect(shown()?.map(({ notificationId }) => notificationId)).toEqual(['n1', 'n2']));
  await waitFor(() => expect(server.queries.isFetching()).toBe(0));
  expect(server.names()).toHaveLength(2);
});

it('PROF-026 PROF-028 a next page asked for while a notification is marked as seen is not lost', async () => {
  const { current, shown } = await listed();
  act(() => current().markSeen.mutate('n1'));
  await waitFor(() => expect(server.names().at(-1)).toMatch(/^PUT|^POST/));
  const mark = server.names().at(-1)!;
  act(() => void fetchMore(current().list));
  await waitFor(() => expect(server.names().at(-1)).toContain('page=2'));
  act(() => server.call(mark).answer(null, 204));
  // The list is read again, then the page that this cancelled.
  await answered('page=1', page(1, true));
  await waitFor(() => expect(server.names().filter((name) => name.includes('page=2'))).toHaveLength(2));
  await answered('page=2', page(2));
  await waitFor(() =>
    expect(shown()).toEqual([
      { notificationId: 'n1', isSeen: true },
      { notificationId: 'n2', isSeen: false },
    ]),
  );
});

it('PROF-026 a next page that fails is not asked for again', async () => {
  const { current } = await listed();
  act(() => void fetchMore(current().list));
  await answered('page=2', { code: 'FORBIDDEN', title: 'Forbidden', status: 403 }, 403);
  await waitFor(() => expect(current().list.isFetchNextPageError).toBe(true));
  expect(server.names()).toHaveLength(2);
  expect(current().list.data?.pages).toHaveLength(1);
});
