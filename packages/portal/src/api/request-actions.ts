import { REQUEST_ACTS, type OfferedAct } from '@atrium/contract/request-rules';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { requestQuery } from './requests.ts';

/** Invalidates lists, counters and the request itself; inactive queries are refetched when used again. */
const settle = (queries: QueryClient) => queries.invalidateQueries({ queryKey: callKey('requests') });

/**
 * Moves a request to another state; the page shows it after the server's response (RDET-019 to RDET-023). The server
 * refuses an act that no longer matches the state of the request, and the page shows the current state.
 */
export function useRequestAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...offered }: OfferedAct & { id: string }) =>
      api().requestActions.update({
        params: { id },
        body: { state: REQUEST_ACTS[offered.act].to, offered },
      }),
    onSuccess: (request) => queries.setQueryData(requestQuery(request.id).queryKey, request),
    // A refusal means that the shown request is out of date.
    onSettled: () => settle(queries),
  });
}

/** Sends a reminder, at most once an hour (API-053), and caches when the next one is allowed. */
export function useRemindRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().requestActions.remind({ params: { id } }),
    onSuccess: ({ nextReminderAt }, id) =>
      queries.setQueryData(requestQuery(id).queryKey, (request) => request && { ...request, nextReminderAt }),
    // A refusal means that a reminder was sent from elsewhere in the meantime.
    onError: (_error, id) => queries.invalidateQueries({ queryKey: requestQuery(id).queryKey }),
  });
}

/** Deletes a request (API-050); `onDeleted` is called even when the user has already left its page. */
export function useDeleteRequest(onDeleted: (id: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().requestActions.remove({ params: { id } }),
    onSuccess: (_answer, id) => {
      onDeleted(id);
      queries.removeQueries({ queryKey: requestQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: callKey('requests', 'list') });
      void queries.invalidateQueries({ queryKey: callKey('requests', 'counters') });
    },
  });
}

/** Users who can be added to a request (API-061). */
export const reachableUsersQuery = (id: string) =>
  callQuery('requestActions', 'reachableUsers', { params: { id } });

/** Adds participants to a request, all or none (RDET-074). */
export function useAddParticipants() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userIds }: { id: string; userIds: readonly string[] }) =>
      api().requestActions.addParticipants({
        params: { id },
        body: userIds.map((userId) => ({ id: userId })),
      }),
    onSuccess: (request) => queries.setQueryData(requestQuery(request.id).queryKey, request),
    onSettled: (_request, _error, { id }) => {
      void queries.invalidateQueries({ queryKey: reachableUsersQuery(id).queryKey });
      return settle(queries);
    },
  });
}
