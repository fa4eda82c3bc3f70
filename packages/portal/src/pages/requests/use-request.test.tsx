import type { QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { userQuery } from '../../api/users.ts';
import { openDraft } from './message-draft.ts';
import { useRequest, useRequestDeletion } from './use-request.ts';

const userKey: QueryKey = userQuery.queryKey;
const CLAIRE = { id: 'claire', impersonator: null };
const failure = (code: string) => ({ errors: [{ code, label: '' }] });

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = cacheAndServer();
  server.queries.setQueryData(userKey, CLAIRE);
  for (const id of ['r1', 'r2'])
    openDraft(CLAIRE, id).keep({ html: '<p>Dear Marc</p>', key: id, files: [], missing: 0 });
  sessionStorage.setItem('signature-draft:claire:r1', '{}');
});
afterEach(() => vi.unstubAllGlobals());

const words = (id: string) => openDraft(CLAIRE, id).draft.html;

it('drafts of a request are removed if the server no longer knows the request', async () => {
  renderHook(() => useRequest('r1'), { wrapper: server.wrapper });
  await waitFor(() => expect(server.call('GET /requests/r1')).toBeDefined());
  act(() => server.call('GET /requests/r1').answer(failure('NOT_FOUND'), 404));
  await waitFor(() => expect(words('r1')).toBe(''));
  expect(sessionStorage).toHaveLength(0);
  expect(words('r2')).toBe('<p>Dear Marc</p>');
});

it.each([
  ['the service is switched off', failure('FORBIDDEN'), 403],
  ['the server fails', failure('INTERNAL'), 500],
  ['a proxy responds instead of the server', '', 404],
] as const)('they are kept while %s', async (_name, body, status) => {
  const { result } = renderHook(() => useRequest('r1'), { wrapper: server.wrapper });
  await waitFor(() => expect(server.call('GET /requests/r1')).toBeDefined());
  act(() => server.call('GET /requests/r1').answer(body, status));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(words('r1')).toBe('<p>Dear Marc</p>');
});

it.each([
  ['NOT_FOUND', 404, undefined],
  ['FORBIDDEN', 403, undefined],
  // The user may still read it.
  ['INTERNAL', 500, { id: 'r1', state: 'INPROGRESS' }],
] as const)('after a reload is answered %s (%i), the page shows %o', async (code, status, data) => {
  const { result } = renderHook(() => useRequest('r1'), { wrapper: server.wrapper });
  await waitFor(() => expect(server.call('GET /requests/r1')).toBeDefined());
  act(() => server.call('GET /requests/r1').answer({ id: 'r1', state: 'INPROGRESS' }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => void result.current.refetch());
  await waitFor(() => expect(server.names()).toHaveLength(2));
  act(() => server.call('GET /requests/r1').answer(failure(code), status));
  await waitFor(() => expect(result.current.error).toMatchObject({ status }));
  await waitFor(() => expect(result.current.data).toEqual(data));
});

it('drafts are removed when the request is deleted, and kept if the deletion is refused', async () => {
  const { result } = renderHook(() => useRequestDeletion(), { wrapper: server.wrapper });
  act(() => result.current.mutate('r1'));
  await waitFor(() => expect(server.call('DELETE /requests/r1')).toBeDefined());
  act(() => server.call('DELETE /requests/r1').answer(failure('FORBIDDEN'), 403));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(words('r1')).toBe('<p>Dear Marc</p>');
  act(() => result.current.mutate('r1'));
  await waitFor(() => expect(server.names()).toHaveLength(2));
  act(() => server.call('DELETE /requests/r1').answer(null, 204));
  await waitFor(() => expect(words('r1')).toBe(''));
  expect(words('r2')).toBe('<p>Dear Marc</p>');
});

it.each([
  ['ACTION_REQUIRED', 2],
  ['CLOSED', 1],
])('an open page reloads a request while it is open: %s', async (state, reads) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { result } = renderHook(() => useRequest('r1'), { wrapper: server.wrapper });
    await waitFor(() => expect(server.call('GET /requests/r1')).toBeDefined());
    act(() => server.call('GET /requests/r1').answer({ id: 'r1', state }));
    await waitFor(() => expect(result.current.data).toMatchObject({ state }));
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(server.names()).toHaveLength(reads);
  } finally {
    vi.useRealTimers();
  }
});
