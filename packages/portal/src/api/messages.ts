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
 * A conversation: the latest messages, then older ones on demand. Newer messages are appended by {@link newerQuery}, so
 * that loaded messages are never fetched again.
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
    // Keeps the messages that arrived during a fetch.
    structuralSharing: (held, read) =>
      replaceEqualDeep(held, withArrived(held as ConversationPages | undefined, read as ConversationPages)),
  });

const byId = <T extends { id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
];

/** Whether the cached request is out of date: there are new messages, or its state differs. */
const hasMoved = (request: Request | undefined, newer: Conversation): boolean => {
  const state = newer.stateChanges.at(-1)?.state ?? newer.pageRecords.at(-1)?.requestState;
  return newer.pageRecords.length > 0 || (state !== undefined && state !== request?.internalState);
};

const newerKey = (id: string) => [...callKey('messages', 'list', { params: { id } }), 'newer'] as const;

/**
 * Fetches the messages after the last known one (RDET-047); returns how many there were. Runs at once when the state of
 * the request changes: that act is a line of the conversation, and its author may have written.
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
      // New messages change the state, the rights and the unread mark of the request.
      const request = queries.getQueryData<Request>(requestQuery(id).queryKey);
      if (hasMoved(request, newer)) void queries.invalidateQueries({ queryKey: requestQuery(id).queryKey });
      return newer.pageRecords.length;
    },
  });

/**
 * Returns the conversation of a request, updated when it opens and polled while the page is visible and the request is
 * not completed (RDET-047, RDET-048).
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
  /** Idempotency key: sending the same message again writes nothing twice. */
  key: string;
  /** Key of the draft that the message was written in. */
  draftKey: string;
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
}

/**
 * Sends a message, then updates conversation and request (RDET-027, RDET-059). The form shows failures (RDET-060);
 * `onSent` is called even when the user has already left the form.
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

/** The email that a message was received as (RDET-044). */
export const mailQuery = (mailId: string) => callQuery('messages', 'mail', { query: { mailId } });
