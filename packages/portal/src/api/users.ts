import { endpointPath } from '@atrium/contract/client';
import { routes } from '@atrium/contract/generated/routes';
import type { User, UserUpdate } from '@atrium/contract/users';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { startOver } from './session.ts';
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
    onSuccess: startOver,
  });
}

/** Fewest characters of a search for people, and most people that it answers with (API-007). */
export const PEOPLE_SEARCH = { minimum: 2, limit: 50 } as const;

export const peopleQuery = (query: string) => callQuery('users', 'search', { query: { query } });

/** Takes over the session of a person; everything changes, so the app starts again. */
export function useStartImpersonation() {
  return useMutation({
    mutationFn: (email: string) => api().impersonation.start({ body: { email } }),
    onSuccess: startOver,
  });
}

/** Roles of the signed-in member of the bank (PROF-014). */
export const rolesQuery = () => callQuery('users', 'roles');

/** Path of the picture of a person's company, below the base of the API (PROF-007). */
export const companyPicturePath = (id: string): string => endpointPath(routes.users.logo, { params: { id } });

/** Saves the own profile; the answer is the person as they are now (PROF-018). */
export function useUpdateUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, update }: { id: string; update: UserUpdate }) =>
      api().users.update({ params: { id }, body: update }),
    onSuccess: (user) => queries.setQueryData(userQuery.queryKey, user),
  });
}
