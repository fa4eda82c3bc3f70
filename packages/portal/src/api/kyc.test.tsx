import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { kycPagesQuery } from './kyc.ts';

afterEach(() => vi.unstubAllGlobals());

const SEARCH = 'POST /kyc/search';

it('KYC-037 a new search gives up the one before, with all its pages', async () => {
  const { names, givenUp, call, wrapper } = cacheAndServer();
  const { result, rerender } = renderHook(
    ({ query, pages }) => useQuery(kycPagesQuery({ query, sort: 'NextReviewAscending' }, pages)),
    { wrapper, initialProps: { query: 'hald', pages: 2 } },
  );
  await waitFor(() => expect(names()).toEqual([SEARCH, SEARCH]));
  rerender({ query: 'halden', pages: 1 });
  await waitFor(() => expect(givenUp()).toEqual([SEARCH, SEARCH]));
  await waitFor(() => expect(names()).toHaveLength(3));
  call(SEARCH).answer({ pageRecords: [], totalCount: 0 });
  await waitFor(() => expect(result.current.data).toEqual({ records: [], total: 0, hasMore: false }));
  expect(givenUp()).toHaveLength(2);
});
