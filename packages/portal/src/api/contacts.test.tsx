import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { favoriteContactsQuery, useBookmarkContact } from './contacts.ts';

const list = (bookmark: boolean) => ({ members: [{ clientMember: { id: 'a', bookmark } }] });

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => vi.unstubAllGlobals());

it('API-119 a list that is loading when a contact is bookmarked is loaded afterwards', async () => {
  const { result } = renderHook(() => [useQuery(favoriteContactsQuery()), useBookmarkContact()] as const, {
    wrapper: server.wrapper,
  });
  const reads = () => server.names().filter((name) => name.includes('search'));
  await waitFor(() => expect(reads()).toHaveLength(1));
  act(() => result.current[1].mutate({ id: 'a', favorite: true }));
  await waitFor(() => expect(server.names().at(-1)).toMatch(/favorites?\/a/));
  act(() => server.call(server.names().at(-1)!).answer(null, 204));
  await waitFor(() => expect(reads()).toHaveLength(2));
  act(() => server.call('POST /contacts/search').answer(list(true)));
  await waitFor(() => expect(result.current[0].data).toEqual(list(true)));
});

it('API-119 API-120 a refused bookmark is rolled back', async () => {
  const { queryKey } = favoriteContactsQuery();
  server.queries.setQueryData<object>(queryKey, list(false));
  const { result } = renderHook(() => useBookmarkContact(), { wrapper: server.wrapper });
  act(() => result.current.mutate({ id: 'a', favorite: true }));
  await waitFor(() => expect(server.queries.getQueryData(queryKey)).toEqual(list(true)));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call(server.names()[0]!).answer({ errors: [] }, 403));
  await waitFor(() => expect(server.queries.getQueryData(queryKey)).toEqual(list(false)));
});
