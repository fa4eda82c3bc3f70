import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import { patchRequest } from './requests.ts';

/** Marks a request as seen and updates lists and counters (RDET-077). */
export function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().requests.markSeen({ params: { id } }),
    onSuccess: (_answer, id) => {
      patchRequest(queries, id, { unseen: false, neverSeen: false });
      void queries.invalidateQueries({ queryKey: callKey('requests', 'counters') });
    },
  });
}
