import { focusManager, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { requestCountersQuery } from './requests.ts';
import { useCancelEnvelope } from './signatures.ts';
import { waitingSignaturesQuery } from './waiting-signatures.ts';

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});

const WAITING = 'GET /signature/waiting';
const COUNTERS = 'GET /requests/counters';
const callsOf = (name: string) => server.names().filter((one) => one.startsWith(name)).length;

/** Renders an open home page with both queries loaded and fresh. */
async function homeLeftOpen() {
  const home = renderHook(
    () => ({
      waiting: useQuery(waitingSignaturesQuery(1, 5)),
      counters: useQuery(requestCountersQuery()),
      cancel: useCancelEnvelope('r'),
    }),
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect([callsOf(WAITING), callsOf(COUNTERS)]).toEqual([1, 1]));
  act(() => server.call(WAITING).answer({ pageRecords: [], totalPages: 1, totalRecords: 0 }));
  act(() => server.call(COUNTERS).answer({ actionRequired: 1 }));
  await waitFor(() => expect(server.queries.isFetching()).toBe(0));
  return home.result;
}

it('pending signatures are reloaded when the page becomes visible after an action in another tab', async () => {
  await homeLeftOpen();
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect([callsOf(WAITING), callsOf(COUNTERS)]).toEqual([2, 2]));
});

it('pending signatures are reloaded after an action on this page', async () => {
  const home = await homeLeftOpen();
  act(() => home.current.cancel.mutate('e'));
  await waitFor(() => expect(callsOf('PUT') + callsOf('POST') + callsOf('DELETE')).toBe(1));
  act(() => server.call(server.names().at(-1)!).answer(null, 204));
  await waitFor(() => expect([callsOf(WAITING), callsOf(COUNTERS)]).toEqual([2, 2]));
});
