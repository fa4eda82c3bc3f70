import type { ServiceAvailability } from '@atrium/contract/service-availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';

/** Switches a service on or off for everyone (API-028); resolves once the new state is loaded. */
export function useSwitchService() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceAvailability) => api().serviceAvailability.update({ body }),
    onSuccess: async () => {
      // The user may have the service too.
      void queries.invalidateQueries({ queryKey: callKey('users', 'me') });
      await queries.invalidateQueries({ queryKey: callKey('health') });
    },
  });
}
