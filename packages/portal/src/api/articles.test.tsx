import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { articlePagesQuery } from './articles.ts';
import { cacheAndServer } from './cache.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const SEARCH = 'POST /highlights/articles';

it('HIGH-011 a new search of articles gives up the one before, with all its pages', async () => {
  const { names, givenUp, call, wrapper } = cacheAndServer();
  const { result, rerender } = renderHook(
    ({ query, pages }) => useQuery(articlePagesQuery({ query }, pages)),
    { wrapper, initialProps: { query: 'infl', pages: 2 } },
  );
  await waitFor(() => expect(names()).toEqual([SEARCH, SEARCH]));
  rerender({ query: 'inflation', pages: 1 });
  await waitFor(() => expect(givenUp()).toEqual([SEARCH, SEARCH]));
  await waitFor(() => expect(names()).toHaveLength(3));
  call(SEARCH).answer({ pageRecords: [], totalPages: 0, totalRecords: 0 });
  await waitFor(() => expect(result.current.data).toEqual({ articles: [], total: 0, hasMore: false }));
  expect(givenUp()).toHaveLength(2);
});
