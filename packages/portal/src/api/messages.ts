import { IDEMPOTENCY_HEADER, MESSAGE_PAGE_SIZE } from '@atrium/contract/message-rules';
import type { Conversation } from '@atrium/contract/messages';
import { isCompleted, type RequestState } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import {
  infiniteQueryOptions,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { withArrived, withNewer, type ConversationPages } from './conversation-pages.ts';
import { documentsChanged } from './request-documents.ts';
import { requestQuery } from './requests.ts';

/**
 * A conversation: the latest messages, then older ones on demand, from the end backwards. What comes afterwards is
 * appended by {@link newerQuery}, so that nothing that is read is asked for again.
 */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...callKey('messages', 'list', { params: { id } }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api().messages.list({
        params: { id },
        query: { size: MESSAGE_PAGE_SIZE, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (oldest: Conversation) => (oldest.hasOlder ? oldest.pageRecords[0]?.id : undefined),
    staleTime: Infinity,
    refetchOnReconnect: false,
    // Whatever is read of it, what has come meanwhile stays.
    structuralSharing: (held, read) =>
      replaceEqualDeep(held, withArrived(held as ConversationPages | undefined, read as ConversationPages)),
  });

const byId = <T extends { id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
];

/** Whether the state of the request is another than the page shows. */
const hasMoved = (request: Request | undefined, newer: Conversation): boolean => {
  const state = newer.stateChanges.at(-1)?.state ?? newer.pageRecords.at(-1)?.requestState;
  return newer.pageRecords.length > 0 || (state !== undefined && state !== request?.internalState);
};

const newerKey = (id: string) => [...callKey('messages', 'list', { params: { id } }), 'newer'] as const;

/**
 * Asks for what came after the last known message (RDET-047); answers how many messages that were. Asked at once in
 * another state of the request: who changed it may have written, and their act is a line of the conversation.
 */
const newerQuery = (queries: QueryClient, id: string, state: RequestState) =>
  queryOptions({
    queryKey: [...newerKey(id), state],
    queryFn: async ({ signal }) => {
      const data = queries.getQueryData<ConversationPages>(conversationQuery(id).queryKey);
      const last = data?.pages[0]?.pageRecords.at(-1);
      const newer = await api().messages.list({
        params: { id },
        query: last ? { after: last.id } : {},
        signal,
      });
      queries.setQueryData<ConversationPages>(
        conversationQuery(id).queryKey,
        (held) => held && withNewer(held, newer),
      );
      if (newer.pageRecords.some(({ documents }) => documents.length > 0)) documentsChanged(queries, id);
      // State, rights and the unread mark follow what was written.
      const request = queries.getQueryData<Request>(requestQuery(id).queryKey);
      if (hasMoved(request, newer)) void queries.invalidateQueries({ queryKey: requestQuery(id).queryKey });
      return newer.pageRecords.length;
    },
  });

/**
 * The conversation of a request, brought up to date when it opens and polled while the page is looked at and the request
 * runs (RDET-047, RDET-048).
 */
export function useConversation(
  { id, internalState: state }: Pick<Request, 'id' | 'internalState'>,
  interval: number,
) {
  const queries = useQueryClient();
  const conversation = useInfiniteQuery(conversationQuery(id));
  useQuery({
    ...newerQuery(queries, id, state),
    enabled: conversation.isSuccess,
    refetchInterval: isCompleted(state) ? false : interval,
    staleTime: interval,
    retry: false,
  });
  const pages = conversation.data?.pages.toReversed();
  return {
    ...conversation,
    messages: pages && byId(pages.flatMap((page) => page.pageRecords)),
    stateChanges: byId(pages?.flatMap((page) => page.stateChanges) ?? []),
    total: conversation.data?.pages[0]?.totalRecords ?? 0,
  };
}

export interface NewMessage {
  /** Names the intent to send: the same one again writes nothing twice. */
  key: string;
  /** The draft that it was made of. */
  draftKey: string;
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
}

/**
 * Sends a message; conversation and request follow (RDET-027, RDET-059). The form tells its failures (RDET-060); `onSent`
 * hears of a success even when the form is left by then.
 */
export function useSendMessage(id: string, onSent: (message: NewMessage) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, message, responseRequired, documentIds }: NewMessage) =>
      api().messages.post({
        params: { id },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { message, responseRequired, documentIds: [...documentIds] },
      }),
    onSuccess: async ({ requestState }, message) => {
      onSent(message);
      queries.setQueryData<Request>(
        requestQuery(id).queryKey,
        (request) => request && { ...request, internalState: requestState },
      );
      await queries.cancelQueries({ queryKey: newerKey(id) });
      await queries
        .fetchQuery({ ...newerQuery(queries, id, requestState), staleTime: 0 })
        .catch(() => undefined);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('requests') }),
  });
}

/** The email behind a message (RDET-044). */
export const mailQuery = (mailId: string) => callQuery('messages', 'mail', { query: { mailId } });
