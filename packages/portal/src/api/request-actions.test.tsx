import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { useRequestAct } from './request-actions.ts';
import { useCloseRequests } from './requests-board.ts';
import { requestQuery } from './requests.ts';

const CALL = 'PUT /requests/states';
const REFUSAL = { errors: [{ code: 'FORBIDDEN', label: 'REQ-7 is closed' }] };
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the ids of each call so far, in order. */
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { requestIds: string[] }).requestIds);

const closing = (ids: readonly string[]) => {
  const onProgress = vi.fn<(closed: number) => void>();
  const { result } = renderHook(() => useCloseRequests(), { wrapper: server.wrapper });
  const outcome = vi.fn<(error: unknown) => void>();
  act(() => result.current.mutate({ ids, onProgress }, { onSettled: (_answer, error) => outcome(error) }));
  return { onProgress, outcome };
};

it('REQ-019 more requests than one call accepts are closed in consecutive calls', async () => {
  const ids = idsOf(1201);
  const { onProgress, outcome } = closing(ids);
  for (const [calls, closed] of [0, 500, 1000].entries()) {
    await waitFor(() => expect(asked()).toHaveLength(calls + 1));
    expect(onProgress).toHaveBeenLastCalledWith(closed);
    act(() => server.call(CALL).answer(null, 204));
  }
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(null));
  expect(asked()).toEqual([ids.slice(0, 500), ids.slice(500, 1000), ids.slice(1000)]);
});

it('REQ-019 a refused call ends bulk closing: closed requests stay closed, remaining calls are not made', async () => {
  const { onProgress, outcome } = closing(idsOf(1201));
  await waitFor(() => expect(asked()).toHaveLength(1));
  act(() => server.call(CALL).answer(null, 204));
  await waitFor(() => expect(asked()).toHaveLength(2));
  act(() => server.call(CALL).answer(REFUSAL, 403));
  await waitFor(() =>
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403 })),
  );
  expect(onProgress.mock.calls).toEqual([[0], [500]]);
  expect(asked()).toHaveLength(2);
});

it('REQ-019 up to the limit of one call there is one call without progress steps', async () => {
  const { onProgress, outcome } = closing(idsOf(500));
  await waitFor(() => expect(asked()).toHaveLength(1));
  act(() => server.call(CALL).answer(null, 204));
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(null));
  expect(onProgress).not.toHaveBeenCalled();
});

const bodyOf = (call: number): unknown => JSON.parse(vi.mocked(fetch).mock.calls[call]![1]!.body as string);

it('RDET-023 RDET-031 sends the displayed action, and reloads if the request has changed', async () => {
  const id = 'a';
  server.queries.setQueryData(requestQuery(id).queryKey, { id, state: 'TO_CLOSE' } as never);
  const { result } = renderHook(() => ({ shown: useQuery(requestQuery(id)), act: useRequestAct() }), {
    wrapper: server.wrapper,
  });
  act(() => result.current.act.mutate({ id, act: 'refuseClosure', from: 'TO_CLOSE' }));
  await waitFor(() => expect(server.call('PUT /requests/a')).toBeDefined());
  expect(bodyOf(0)).toEqual({ state: 'INPROGRESS', offered: { act: 'refuseClosure', from: 'TO_CLOSE' } });
  const outdated = { errors: [{ code: 'CONFLICT', label: 'The request has changed.' }] };
  act(() => server.call('PUT /requests/a').answer(outdated, 409));
  await waitFor(() => expect(server.call('GET /requests/a')).toBeDefined());
  act(() => server.call('GET /requests/a').answer({ id, state: 'CLOSED' }));
  await waitFor(() => expect(result.current.shown.data?.state).toBe('CLOSED'));
  await waitFor(() => expect(result.current.act.isError).toBe(true));
});

it('REQ-019 closes the requests displayed as to be closed, and none in progress since', async () => {
  closing(['a', 'b']);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(bodyOf(0)).toEqual({
    requestIds: ['a', 'b'],
    state: 'CLOSED',
    offered: { act: 'close', from: 'TO_CLOSE' },
  });
});
