import type { User } from '@atrium/contract/users';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';

/** The signed-in person; put into the cache at start-up, changed by a profile update. */
export const userQuery = queryOptions({ ...callQuery('users', 'me'), staleTime: Infinity });

export function useUser(): User {
  return useSuspenseQuery(userQuery).data;
}

/** Returns to the own session; everything shown belongs to the other person, so the app starts again. */
export function useStopImpersonation() {
  return useMutation({
    mutationFn: () => api().impersonation.stop(),
    onSuccess: () => window.location.assign('/home'),
  });
}
