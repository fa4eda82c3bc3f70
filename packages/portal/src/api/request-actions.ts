import { REQUEST_ACTS, type OfferedAct } from '@atrium/contract/request-rules';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { requestQuery } from './requests.ts';

/** Lists, counters and the request itself are asked again; what is not on the screen, when it comes back. */
const settle = (queries: QueryClient) => queries.invalidateQueries({ queryKey: callKey('requests') });

/**
 * Moves a request to another state; the page shows it once the server has answered (RDET-019 to RDET-023). An act that
 * means something else by now is refused, and the page shows the request as it is.
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
    // A refusal means that the request is no longer as it was shown.
    onSettled: () => settle(queries),
  });
}

/** Sends a request again, once an hour (API-053); the page knows from when it can be sent once more. */
export function useRemindRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().requestActions.remind({ params: { id } }),
    onSuccess: ({ nextReminderAt }, id) =>
      queries.setQueryData(requestQuery(id).queryKey, (request) => request && { ...request, nextReminderAt }),
    // A refusal means that it was sent elsewhere since.
    onError: (_error, id) => queries.invalidateQueries({ queryKey: requestQuery(id).queryKey }),
  });
}

/** Deletes a request (API-050); `onDeleted` hears of it even when its page is left by then. */
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

/** Who can be added to a request (API-061). */
export const reachableUsersQuery = (id: string) =>
  callQuery('requestActions', 'reachableUsers', { params: { id } });

/** Adds people to a request, all or none (RDET-074). */
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
