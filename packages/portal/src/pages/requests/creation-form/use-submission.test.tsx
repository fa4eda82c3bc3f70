import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../../api/cache.fixture.tsx';
import { useSubmission } from './use-submission.ts';

const onCreated = vi.fn<(request: { id: string; reference: string }) => void>();
const onRefused = vi.fn<(fields: readonly string[]) => void>();
const CREATED = { id: 'r1', reference: 'REQ-1' };

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const shown = () =>
  renderHook(
    () =>
      useSubmission({
        submissionKey: 'key',
        contractId: 'c1',
        configuration: { serviceCode: 'KYC', action: 'KYC_REVIEW', type: 'REQUEST' } as never,
        answers: {} as never,
        onCreated,
        onRefused,
      }),
    { wrapper: server.wrapper },
  );

it('a request created after its author left the form is reported, so that its draft is removed', async () => {
  const { result, unmount } = shown();
  act(() => result.current.submit());
  await waitFor(() => expect(server.names()).toHaveLength(1));
  unmount();
  act(() => server.call('POST /requests').answer(CREATED, 201));
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(CREATED));
  expect(onCreated).toHaveBeenCalledOnce();
});

it('a refused field is named, and nothing is reported as created', async () => {
  const { result } = shown();
  act(() => result.current.submit());
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() =>
    server
      .call('POST /requests')
      .answer({ errors: [{ code: 'x', label: 'Too long.', path: 'body.title' }] }, 422),
  );
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith(['title']));
  expect(result.current.serverErrors).toEqual({ title: 'Too long.' });
  expect(onCreated).not.toHaveBeenCalled();
});

it('is sent once while it is under way', async () => {
  const { result } = shown();
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.isSent).toBe(true));
  act(() => result.current.submit());
  expect(server.names()).toHaveLength(1);
});
