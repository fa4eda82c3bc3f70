import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

export const deadLettersQuery = callQuery('deadLetters', 'list');

/** Discards a dead-lettered event (API-030). */
export function useDeleteDeadLetter() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().deadLetters.remove({ params: { id } }),
    // Also after a failure: a colleague may have handled it.
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('deadLetters') }),
  });
}

/** Processes a dead-lettered event again (API-031); the response may say that it failed again. */
export function useRetryDeadLetter() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().deadLetters.retry({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('deadLetters') }),
  });
}
