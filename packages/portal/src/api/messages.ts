import { IDEMPOTENCY_HEADER, MESSAGE_PAGE_SIZE } from '@atrium/contract/message-rules';
import type { Conversation } from '@atrium/contract/messages';
import type { Request } from '@atrium/contract/requests';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { requestQuery } from './requests.ts';

type Pages = InfiniteData<Conversation, string | null>;

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
  });

const byId = <T extends { id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
];

/** Puts what came after the last known message at the end of the conversation. */
function append(queries: QueryClient, id: string, newer: Conversation): void {
  queries.setQueryData<Pages>(conversationQuery(id).queryKey, (data) => {
    const [latest, ...older] = data?.pages ?? [];
    if (!data || !latest) return data;
    const merged = {
      ...latest,
      pageRecords: byId([...latest.pageRecords, ...newer.pageRecords]),
      stateChanges: byId([...latest.stateChanges, ...newer.stateChanges]),
      totalRecords: newer.totalRecords,
    };
    return { ...data, pages: [merged, ...older] };
  });
}

/** Whether the state of the request is another than the page shows. */
const hasMoved = (request: Request | undefined, newer: Conversation): boolean => {
  const state = newer.stateChanges.at(-1)?.state ?? newer.pageRecords.at(-1)?.requestState;
  return newer.pageRecords.length > 0 || (state !== undefined && state !== request?.state);
};

/** Asks for what came after the last known message (RDET-047); answers how many messages that were. */
const newerQuery = (queries: QueryClient, id: string) =>
  queryOptions({
    queryKey: [...callKey('messages', 'list', { params: { id } }), 'newer'],
    queryFn: async ({ signal }) => {
      const data = queries.getQueryData<Pages>(conversationQuery(id).queryKey);
      const last = data?.pages[0]?.pageRecords.at(-1);
      const newer = await api().messages.list({
        params: { id },
        query: last ? { after: last.id } : {},
        signal,
      });
      append(queries, id, newer);
      // State, rights and the unread mark follow what was written.
      const request = queries.getQueryData<Request>(requestQuery(id).queryKey);
      if (hasMoved(request, newer)) void queries.invalidateQueries({ queryKey: requestQuery(id).queryKey });
      return newer.pageRecords.length;
    },
  });

/** The conversation of a request, polled while the page is looked at and the request runs (RDET-047, RDET-048). */
export function useConversation(id: string, poll: { interval: number; enabled: boolean }) {
  const queries = useQueryClient();
  const conversation = useInfiniteQuery(conversationQuery(id));
  useQuery({
    ...newerQuery(queries, id),
    enabled: conversation.isSuccess && poll.enabled,
    refetchInterval: poll.interval,
    staleTime: poll.interval,
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
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
}

/** Sends a message; conversation and request follow (RDET-027, RDET-059). The form tells its failures (RDET-060). */
export function useSendMessage(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, message, responseRequired, documentIds }: NewMessage) =>
      api().messages.post({
        params: { id },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { message, responseRequired, documentIds: [...documentIds] },
      }),
    onSuccess: async ({ requestState }) => {
      queries.setQueryData<Request>(
        requestQuery(id).queryKey,
        (request) => request && { ...request, state: requestState },
      );
      const { queryKey } = newerQuery(queries, id);
      await queries.cancelQueries({ queryKey });
      await queries.fetchQuery({ ...newerQuery(queries, id), staleTime: 0 }).catch(() => undefined);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('requests') }),
  });
}

/** The e-mail behind a message (RDET-044). */
export const mailQuery = (mailId: string) => callQuery('messages', 'mail', { query: { mailId } });
