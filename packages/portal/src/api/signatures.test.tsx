import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onFailure } from '../app/failures.ts';
import { cacheAndServer } from './cache.fixture.tsx';
import { useRemindEnvelope, useResendingInvitations, useResendInvitation } from './signatures.ts';

afterEach(() => vi.unstubAllGlobals());

const REFUSAL = { errors: [{ code: 'CONFLICT', label: 'It is not their turn' }] };

it('RDET-063 an invitation that could not be sent again is only logged: no toast, no exception', async () => {
  const server = cacheAndServer();
  const told = vi.fn<(error: unknown, verdict: { toast: string; log: boolean }) => void>();
  const stop = onFailure(told);
  const hooks = renderHook(() => [useResendInvitation('r1', () => {}), useRemindEnvelope('r1')] as const, {
    wrapper: server.wrapper,
  });
  act(() => hooks.result.current[0].mutate({ id: 's1', name: 'Lena Brandt' }));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('POST').answer(REFUSAL, 409));
  await waitFor(() => expect(hooks.result.current[0].isError).toBe(true));
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.lastCall![1]).toMatchObject({ toast: 'none', log: true });

  // Meanwhile the failed reminder of a whole envelope is reported to the user.
  act(() => hooks.result.current[1].mutate('e1'));
  await waitFor(() => expect(server.names()).toHaveLength(2));
  act(() => server.call('POST').answer(REFUSAL, 409));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(told.mock.lastCall![1]).toMatchObject({ toast: 'error', log: true });
  stop();
});

it('RDET-063 two invitations sent again in a row are both reported, and each is pending until its response', async () => {
  const server = cacheAndServer();
  const onResent = vi.fn<(invited: { id: string; name: string }) => void>();
  const { result } = renderHook(
    () => [useResendInvitation('r1', onResent), useResendingInvitations('r1')] as const,
    { wrapper: server.wrapper },
  );
  const [lena, paul] = [
    { id: 's1', name: 'Lena Brandt' },
    { id: 's2', name: 'Paul Vasseur' },
  ] as const;
  act(() => result.current[0].mutate(lena));
  await waitFor(() => expect(server.names()).toHaveLength(1));
  const first = server.call('POST');
  act(() => result.current[0].mutate(paul));
  await waitFor(() => expect(server.names()).toHaveLength(2));
  await waitFor(() => expect([...result.current[1]]).toEqual(['s1', 's2']));
  act(() => server.call('POST').answer({ reminded: 1 }));
  await waitFor(() => expect([...result.current[1]]).toEqual(['s1']));
  act(() => first.answer({ reminded: 1 }));
  await waitFor(() => expect([...result.current[1]]).toEqual([]));
  expect(onResent.mock.calls).toEqual([[paul], [lena]]);
});
