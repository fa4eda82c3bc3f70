import { useQuery, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { callKey } from './calls.ts';
import { requestsQuery, useToggleFavorite } from './requests.ts';
import { signaturesQuery } from './signatures.ts';

const LIST: QueryKey = requestsQuery({ limit: 10 }).queryKey;
const COUNTERS: QueryKey = callKey('requests', 'counters');
const row = (id: string) => ({ id, favorite: false });

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
  server.queries.setQueryData(LIST, { pageRecords: [row('a'), row('b'), row('c')] });
  server.queries.setQueryData(COUNTERS, { favorite: 3 });
});
afterEach(() => vi.unstubAllGlobals());

const stars = () => {
  const page = server.queries.getQueryData<{ pageRecords: ReturnType<typeof row>[] }>(LIST);
  return page?.pageRecords.filter(({ favorite }) => favorite).map(({ id }) => id);
};
const toggle = () => renderHook(() => useToggleFavorite(), { wrapper: server.wrapper }).result.current.mutate;

it('API-054 a refused favourite is rolled back without affecting others', async () => {
  const mutate = toggle();
  act(() => mutate({ id: 'a', favorite: true }));
  act(() => mutate({ id: 'b', favorite: true }));
  await waitFor(() => expect(stars()).toEqual(['a', 'b']));
  act(() => server.call('POST /requests/favorites/a').answer({ errors: [] }, 403));
  await waitFor(() => expect(stars()).toEqual(['b']));
  expect(server.queries.getQueryData(COUNTERS)).toEqual({ favorite: 4 });
});

it('API-055 two quick clicks on one favourite reach the server one after the other', async () => {
  const mutate = toggle();
  act(() => mutate({ id: 'a', favorite: true }));
  act(() => mutate({ id: 'a', favorite: false }));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  await waitFor(() => expect(stars()).toEqual([]));
  act(() => server.call('POST /requests/favorites/a').answer(null, 204));
  await waitFor(() => expect(server.call('DELETE /requests/favorites/a')).toBeDefined());
});

it('API-054 API-055 quick clicks end in the last state, each call after the previous response', async () => {
  const mutate = toggle();
  for (const favorite of [true, false, true]) act(() => mutate({ id: 'a', favorite }));
  await waitFor(() => expect(stars()).toEqual(['a']));
  const calls = ['POST', 'DELETE', 'POST'].map((method) => `${method} /requests/favorites/a`);
  for (const [index, call] of calls.entries()) {
    await waitFor(() => expect(server.names()).toEqual(calls.slice(0, index + 1)));
    act(() => server.call(call).answer(null, 204));
  }
  await waitFor(() => expect(server.queries.isMutating()).toBe(0));
  expect(server.names()).toEqual(calls);
  expect(stars()).toEqual(['a']);
  expect(server.queries.getQueryData(COUNTERS)).toEqual({ favorite: 4 });
});

it('API-055 two quick clicks that both fail end in the state of the server', async () => {
  const mutate = toggle();
  act(() => mutate({ id: 'c', favorite: true }));
  act(() => mutate({ id: 'c', favorite: false }));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('POST /requests/favorites/c').answer({ errors: [] }, 403));
  await waitFor(() => expect(server.call('DELETE /requests/favorites/c')).toBeDefined());
  act(() => server.call('DELETE /requests/favorites/c').answer({ errors: [] }, 403));
  await waitFor(() => expect(server.queries.isMutating()).toBe(0));
  expect(stars()).toEqual([]);
  expect(server.queries.getQueryData(COUNTERS)).toEqual({ favorite: 3 });
});

it('API-055 a click that fails after one that succeeded shows what was stored', async () => {
  const mutate = toggle();
  act(() => mutate({ id: 'c', favorite: true }));
  act(() => mutate({ id: 'c', favorite: false }));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('POST /requests/favorites/c').answer(null, 204));
  await waitFor(() => expect(server.call('DELETE /requests/favorites/c')).toBeDefined());
  expect(stars()).toEqual([]);
  act(() => server.call('DELETE /requests/favorites/c').answer({ errors: [] }, 403));
  await waitFor(() => expect(stars()).toEqual(['c']));
});

it('a list that was loading is loaded again after the last of two clicks, not between them', async () => {
  const { result } = renderHook(
    () => [useQuery(requestsQuery({ limit: 20 })), useToggleFavorite()] as const,
    { wrapper: server.wrapper },
  );
  const reads = () => server.names().filter((name) => name.startsWith('GET')).length;
  await waitFor(() => expect(reads()).toBe(1));
  act(() => result.current[1].mutate({ id: 'a', favorite: true }));
  act(() => result.current[1].mutate({ id: 'b', favorite: true }));
  await waitFor(() => expect(server.call('POST /requests/favorites/a')).toBeDefined());
  act(() => server.call('POST /requests/favorites/a').answer(null, 204));
  await waitFor(() => expect(server.call('POST /requests/favorites/b')).toBeDefined());
  expect(reads()).toBe(1);
  act(() => server.call('POST /requests/favorites/b').answer(null, 204));
  await waitFor(() => expect(reads()).toBe(2));
});

it('clicking a favourite does not cancel a read of the page', async () => {
  const { result } = renderHook(() => [useQuery(signaturesQuery('a')), useToggleFavorite()] as const, {
    wrapper: server.wrapper,
  });
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => result.current[1].mutate({ id: 'a', favorite: true }));
  await waitFor(() => expect(server.call('POST /requests/favorites/a')).toBeDefined());
  act(() => server.call('POST /requests/favorites/a').answer(null, 204));
  await waitFor(() => expect(server.names().filter((name) => name.includes('signature'))).toHaveLength(2));
  act(() => server.call('GET /signature/a').answer([]));
  await waitFor(() => expect(result.current[0].data).toEqual([]));
});
