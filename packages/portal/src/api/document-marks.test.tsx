import { useQuery, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { callKey } from './calls.ts';
import { useFavoriteDocument, useMarkDocumentSeen, useShowFetchedAsRead } from './document-marks.ts';
import { documentsQuery } from './documents.ts';
import { userQuery } from './users.ts';

const LIST: QueryKey = documentsQuery({ limit: 10 }).queryKey;
const PAGES: QueryKey = [...LIST, 'pages', 1];
const row = (id: string) => ({ id, isFavorite: false, isUnread: true });

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
  server.queries.setQueryData(LIST, { pageRecords: [row('a'), row('b')] });
  server.queries.setQueryData(PAGES, { records: [row('a'), row('b')], total: 2, hasMore: false });
});
afterEach(() => vi.unstubAllGlobals());

const of = (mark: 'isFavorite' | 'isUnread') => {
  const listed = server.queries.getQueryData<{ pageRecords: ReturnType<typeof row>[] }>(LIST)!.pageRecords;
  const shown = server.queries.getQueryData<{ records: ReturnType<typeof row>[] }>(PAGES)!.records;
  const ids = [listed, shown].map((rows) => rows.filter((each) => each[mark]).map(({ id }) => id));
  expect(ids[0]).toEqual(ids[1]);
  return ids[0];
};
const run = <T,>(hook: () => T) => renderHook(hook, { wrapper: server.wrapper }).result.current;

it('a favourite is shown at once, and a refused one is rolled back without affecting others', async () => {
  const { mutate } = run(() => useFavoriteDocument());
  act(() => mutate({ id: 'a', favorite: true }));
  act(() => mutate({ id: 'b', favorite: true }));
  await waitFor(() => expect(of('isFavorite')).toEqual(['a', 'b']));
  act(() => server.call('POST /documents/favorites/a').answer({ errors: [] }, 403));
  await waitFor(() => expect(of('isFavorite')).toEqual(['b']));
});

it.each([
  ['is marked', 204],
  ['cannot be marked', 403],
])('a list that is loading when a favourite %s is loaded afterwards', async (_, status) => {
  const { result } = renderHook(
    () => [useQuery(documentsQuery({ limit: 20 })), useFavoriteDocument()] as const,
    {
      wrapper: server.wrapper,
    },
  );
  const reads = () => server.names().filter((name) => name.includes('search'));
  await waitFor(() => expect(reads()).toHaveLength(1));
  act(() => result.current[1].mutate({ id: 'a', favorite: true }));
  await waitFor(() => expect(server.call('POST /documents/favorites/a')).toBeDefined());
  act(() =>
    server.call('POST /documents/favorites/a').answer(status === 204 ? null : { errors: [] }, status),
  );
  await waitFor(() => expect(reads()).toHaveLength(2));
  act(() => server.call('POST /documents/search').answer({ pageRecords: [row('c')] }));
  await waitFor(() => expect(result.current[0].data).toEqual({ pageRecords: [row('c')] }));
});

it('an opened document is shown as read once the server has recorded it', async () => {
  const { mutate } = run(() => useMarkDocumentSeen());
  act(() => mutate('a'));
  await waitFor(() => expect(server.names()).toEqual(['PUT /documents/seen/a']));
  expect(of('isUnread')).toEqual(['a', 'b']);
  act(() => server.call('PUT /documents/seen/a').answer(null, 204));
  await waitFor(() => expect(of('isUnread')).toEqual(['b']));
});

it('DOC-007 a previewed document is shown as read in every list once its file has arrived, without another call', () => {
  const { rerender } = renderHook(({ file }: { file?: Blob }) => useShowFetchedAsRead('a', file), {
    wrapper: server.wrapper,
    initialProps: {},
  });
  expect(of('isUnread')).toEqual(['a', 'b']);
  rerender({ file: new Blob(['%PDF']) });
  expect(of('isUnread')).toEqual(['b']);
  expect(server.names()).toEqual([]);
});

it.each([
  ['already read leaves the lists and filters as they are', false],
  ['unread makes them stale', true],
])('DOC-007 a previewed document that is %s', (_, isUnread) => {
  const filters = callKey('documents', 'filters');
  server.queries.setQueryData(LIST, { pageRecords: [{ ...row('a'), isUnread }] });
  server.queries.setQueryData(PAGES, {
    records: [{ ...row('a'), isUnread: false }],
    total: 1,
    hasMore: false,
  });
  server.queries.setQueryData(filters, []);
  renderHook(() => useShowFetchedAsRead('a', new Blob(['%PDF'])), { wrapper: server.wrapper });
  const stale = [LIST, PAGES, filters].map((key) => server.queries.getQueryState(key)?.isInvalidated);
  expect(stale).toEqual([isUnread, isUnread, isUnread]);
});

it('impersonating users change no marks', async () => {
  server.queries.setQueryData<{ isImpersonated: boolean }>(userQuery.queryKey, { isImpersonated: true });
  const { mutateAsync } = run(() => useMarkDocumentSeen());
  let done: Promise<unknown> = Promise.resolve();
  act(() => void (done = mutateAsync('a')));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('PUT /documents/seen/a').answer(null, 204));
  await done;
  expect(of('isUnread')).toEqual(['a', 'b']);
});
