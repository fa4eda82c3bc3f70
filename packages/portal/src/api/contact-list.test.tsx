import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { contactPagesQuery } from './contact-list.ts';

afterEach(() => vi.unstubAllGlobals());

const SEARCH = 'POST /contacts/search';

it('CONT-014 a new search gives up the one before', async () => {
  const { names, givenUp, call, wrapper } = cacheAndServer();
  const { result, rerender } = renderHook(({ query }) => useQuery(contactPagesQuery({ query }, 1)), {
    wrapper,
    initialProps: { query: 'dela' },
  });
  await waitFor(() => expect(names()).toEqual([SEARCH]));
  rerender({ query: 'delaunay' });
  await waitFor(() => expect(givenUp()).toEqual([SEARCH]));
  await waitFor(() => expect(names()).toEqual([SEARCH, SEARCH]));
  call(SEARCH).answer({
    members: [],
    totalRecords: 0,
    searchCriteria: {
      query: 'delaunay',
      categories: [],
      businessLines: [],
      contracts: [],
      countries: [],
      products: [],
      types: [],
      sort: 'Category',
      page: 1,
      limit: 20,
    },
  });
  await waitFor(() => expect(result.current.data).toEqual({ members: [], total: 0, hasMore: false }));
  expect(givenUp()).toHaveLength(1);
});
