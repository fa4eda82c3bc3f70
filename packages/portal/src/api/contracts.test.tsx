import type { ContractUpdate } from '@atrium/contract/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { contractUsersQuery, serviceRightsQuery } from './contract-users.ts';
import { useSaveContract } from './contracts.ts';

afterEach(() => vi.unstubAllGlobals());

it('a saved contract makes its users and their rights stale, since its services may have changed', async () => {
  const { queries, call, names, wrapper } = cacheAndServer();
  const id = '00000000-0000-4000-8000-000000000001';
  const reads = [contractUsersQuery(id).queryKey, serviceRightsQuery(id).queryKey];
  for (const queryKey of reads) queries.setQueryData(queryKey, []);
  const { result } = renderHook(() => useSaveContract(), { wrapper });
  act(() => result.current.mutate({ id, body: {} as ContractUpdate }));
  await waitFor(() => expect(names()).toHaveLength(1));
  call('').answer({ id });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  for (const queryKey of reads)
    expect(queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
});
