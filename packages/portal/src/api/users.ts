import { endpointPath } from '@atrium/contract/client';
import { routes } from '@atrium/contract/generated/routes';
import type { User, UserUpdate } from '@atrium/contract/users';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { startOver } from './session.ts';
import { api } from './client.ts';

/** The signed-in user; cached at start-up, changed by a profile update. */
export const userQuery = queryOptions({ ...callQuery('users', 'me'), staleTime: Infinity });

export function useUser(): User {
  return useSuspenseQuery(userQuery).data;
}

/** Ends impersonation. Everything shown belongs to the impersonated user, so the app restarts. */
export function useStopImpersonation() {
  return useMutation({
    mutationFn: () => api().impersonation.stop(),
    onSuccess: startOver,
  });
}

/** Minimum length of a search for users, and maximum number of its results (API-007). */
export const PEOPLE_SEARCH = { minimum: 2, limit: 50 } as const;

export const peopleQuery = (query: string) => callQuery('users', 'search', { query: { query } });

/** Starts to impersonate a user. Everything shown changes, so the app restarts. */
export function useStartImpersonation() {
  return useMutation({
    mutationFn: (email: string) => api().impersonation.start({ body: { email } }),
    onSuccess: startOver,
  });
}

/** Roles of the signed-in bank user (PROF-014). */
export const rolesQuery = () => callQuery('users', 'roles');

/** Returns the path of the logo of a user's company, relative to the API base URL (PROF-007). */
export const companyPicturePath = (id: string): string => endpointPath(routes.users.logo, { params: { id } });

/** The signed-in user, read again when the page opens or is returned to: the profile may have changed elsewhere. */
export function useNewestUser(): User {
  return useSuspenseQuery({ ...userQuery, staleTime: 0 }).data;
}

/**
 * Saves the user's own profile; the response is the updated user (PROF-018). The body contains the whole profile, so
 * the change is applied to the newest one: what another tab or device saved meanwhile is kept.
 */
export function useUpdateUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, change }: { id: string; change: (newest: User) => UserUpdate }) =>
      api().users.update({ params: { id }, body: change(await api().users.me()) }),
    onSuccess: (user) => queries.setQueryData(userQuery.queryKey, user),
  });
}
