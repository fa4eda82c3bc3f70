import type { Contract, ContractUpdate } from '@atrium/contract/contracts';
import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { contractUsersQuery, serviceRightsQuery } from './contract-users.ts';
import { contractQuery, useExportAppendix, useSaveContract, useSaveEntitiesList } from './contracts.ts';

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

it.each([
  ['saved', () => useSaveContract(), { id: 'c1', body: {} as ContractUpdate }],
  ['given a list', () => useSaveEntitiesList('c1'), { id: null, version: 1, name: 'One', codes: ['A'] }],
  ['printed', () => useExportAppendix(), { id: 'c1', type: 'USERS' }],
] as const)('CTR-092 a contract that is missing when it is %s is read again', async (_, useHook, input) => {
  const { queries, call, names, wrapper } = cacheAndServer();
  queries.setQueryData(contractQuery('c1').queryKey, { id: 'c1' } as Contract);
  const { result } = renderHook(
    () => {
      useQuery(contractQuery('c1'));
      return useHook();
    },
    { wrapper },
  );
  act(() => (result.current.mutate as (input: unknown) => void)(input));
  await waitFor(() => expect(names()).toHaveLength(1));
  call('').answer({ title: 'Not found', status: 404, errors: [{ code: 'NOT_FOUND', label: 'Gone' }] }, 404);
  await waitFor(() => expect(names()).toContain('GET /contracts/c1'));
});
