import type { QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestState } from '@atrium/contract/request-rules';
import { cacheAndServer } from './cache.fixture.tsx';
import { conversationQuery, useConversation, useSendMessage } from './messages.ts';
import { requestDocumentsQuery } from './request-documents.ts';

const INTERVAL = 30_000;
const conversationKey: QueryKey = conversationQuery('r').queryKey;
const message = (id: string, documents: unknown[] = []) => ({
  id,
  createdAt: `2026-11-21T12:0${id}:00Z`,
  requestState: 'INPROGRESS',
  documents,
});
const part = (...pageRecords: unknown[]) => ({
  pageRecords,
  stateChanges: [],
  totalRecords: pageRecords.length,
  hasOlder: false,
});

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => vi.unstubAllGlobals());

/** Fills the cache with a conversation from an earlier visit. */
const read = () =>
  server.queries.setQueryData(conversationKey, {
    pages: [part(message('1'))],
    pageParams: [null],
  });
const converse = (state: RequestState) =>
  renderHook((props: { internalState: RequestState }) => useConversation({ id: 'r', ...props }, INTERVAL), {
    wrapper: server.wrapper,
    initialProps: { internalState: state },
  });

it('RDET-047 a cached conversation gets new messages, also after its request is closed', async () => {
  read();
  const { result } = converse('CLOSED');
  await waitFor(() => expect(server.call('GET /requests/r/messages?after=1')).toBeDefined());
  act(() => server.call('GET /requests/r/messages?after=1').answer(part(message('2'))));
  await waitFor(() => expect(result.current.messages?.map(({ id }) => id)).toEqual(['1', '2']));
});

it('RDET-047 a changed status immediately loads its status change', async () => {
  read();
  const { result, rerender } = converse('INPROGRESS');
  await waitFor(() => expect(server.names()).toHaveLength(1));
  act(() => server.call('GET /requests/r/messages').answer(part()));
  await waitFor(() => expect(server.queries.isFetching()).toBe(0));
  rerender({ internalState: 'CLOSED' });
  await waitFor(() => expect(server.names()).toHaveLength(2));
  const change = { id: 's', createdAt: '2026-11-21T12:05:00Z', state: 'CLOSED' };
  act(() => server.call('GET /requests/r/messages').answer({ ...part(), stateChanges: [change] }));
  await waitFor(() => expect(result.current.stateChanges).toEqual([change]));
});

it('RDET-047 a message polled while older ones are loading is kept', async () => {
  server.queries.setQueryData(conversationKey, {
    pages: [{ ...part(message('2')), totalRecords: 2, hasOlder: true }],
    pageParams: [null],
  });
  const { result } = converse('INPROGRESS');
  await waitFor(() => expect(server.call('GET /requests/r/messages?after=2')).toBeDefined());
  act(() => void result.current.fetchNextPage());
  await waitFor(() => expect(server.names()).toHaveLength(2));
  const [poll, older] = ['after=2', 'before=2'].map((asked) =>
    server.names().find((name) => name.includes(asked)),
  );
  act(() => server.call(poll!).answer({ ...part(message('3')), totalRecords: 3 }));
  await waitFor(() => expect(result.current.messages?.map(({ id }) => id)).toEqual(['2', '3']));
  act(() => server.call(older!).answer({ ...part(message('1')), totalRecords: 3 }));
  await waitFor(() => expect(result.current.messages?.map(({ id }) => id)).toEqual(['1', '2', '3']));
  expect(result.current.total).toBe(3);
});

it('a message sent after its form was closed is announced, and its files are loaded in the list', async () => {
  read();
  const documents = requestDocumentsQuery('r').queryKey;
  server.queries.setQueryData(documents, []);
  const onSent = vi.fn();
  const { result, unmount } = renderHook(() => useSendMessage('r', onSent), { wrapper: server.wrapper });
  const sent = {
    draftKey: 'd',
    key: 'k',
    message: '<p>Dear Marc</p>',
    responseRequired: false,
    documentIds: ['d'],
  };
  act(() => result.current.mutate(sent));
  await waitFor(() => expect(server.call('POST /requests/r/messages')).toBeDefined());
  unmount();
  act(() => server.call('POST /requests/r/messages').answer({ id: '2', requestState: 'INPROGRESS' }, 201));
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(sent));
  await waitFor(() => expect(server.call('GET /requests/r/messages')).toBeDefined());
  act(() => server.call('GET /requests/r/messages').answer(part(message('2', [{ id: 'd' }]))));
  await waitFor(() => expect(server.queries.getQueryState(documents)?.isInvalidated).toBe(true));
});
