import type { ServiceAvailability } from '@atrium/contract/service-availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';

/** Switches a service on or off for everyone (API-028); done once the page knows the new state. */
export function useSwitchService() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceAvailability) => api().serviceAvailability.update({ body }),
    onSuccess: async () => {
      // The person may hold the service too.
      void queries.invalidateQueries({ queryKey: callKey('users', 'me') });
      await queries.invalidateQueries({ queryKey: callKey('health') });
    },
  });
}
