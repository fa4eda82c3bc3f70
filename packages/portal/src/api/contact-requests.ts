import type { ServiceCode } from '@atrium/contract/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';

/** The user's requests to be contacted. */
export const contactRequestsQuery = () => callQuery('contactRequests', 'list');

/** Asks to be contacted, about a service or in general (API-150). */
export function useAskForContact() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (service: ServiceCode | null) => api().contactRequests.send({ body: { service } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: contactRequestsQuery().queryKey }),
  });
}
