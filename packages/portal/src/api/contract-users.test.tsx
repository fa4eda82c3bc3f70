import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { contractUsersQuery, serviceRightsQuery, useSetRights } from './contract-users.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, code: string) =>
  [{ title: 'Refused', status, errors: [{ code, label: 'Refused' }] }, status] as const;

const OUTCOMES: [title: string, answer: readonly [body: unknown, status: number], rereads: boolean][] = [
  ['a refused right, as its service may have been deactivated', refusal(400, 'BAD_REQUEST'), true],
  ['a user changed by somebody else', refusal(409, 'RECORD_CHANGED'), false],
  ['a failure of the server', refusal(500, 'INTERNAL_ERROR'), false],
  ['a saved right', [[], 200], false],
];

it.each(OUTCOMES)(
  'after %s the users are read again, and the services only if they may differ',
  async (_, answer, rereads) => {
    const server = cacheAndServer();
    const [users, services] = [contractUsersQuery('c1').queryKey, serviceRightsQuery('c1').queryKey];
    server.queries.setQueryData(users, []);
    server.queries.setQueryData(services, []);
    const { result } = renderHook(() => useSetRights('c1'), { wrapper: server.wrapper });
    act(() => result.current.mutate([{ user: { id: 'u1', version: 1 }, rights: [] }]));
    await waitFor(() => expect(server.names()).toHaveLength(1));
    act(() => server.call(server.names()[0]!).answer(...answer));
    await waitFor(() => expect(server.queries.getQueryState(users)!.isInvalidated).toBe(true));
    expect(server.queries.getQueryState(services)!.isInvalidated).toBe(rereads);
  },
);
