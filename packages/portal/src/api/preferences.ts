import type { NotificationPreference, UserPreference } from '@atrium/contract/preferences';
import type { CallInput } from '@atrium/contract/endpoint';
import type { preferences as preferencesContract } from '@atrium/contract/preferences';
import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

type SaveBody = CallInput<(typeof preferencesContract)['save']>['body'];
type SaveNotificationBody = CallInput<(typeof preferencesContract)['saveNotification']>['body'];

const KEY = callKey('preferences');

export const preferencesQuery = () => callQuery('preferences', 'list');
export const notificationPreferencesQuery = () => callQuery('preferences', 'listNotifications');

/** Changes are sent one after the other, so that the last one made is the last one stored. */
const ONE_BY_ONE = { mutationKey: KEY, scope: { id: 'preferences' } };

/** Asks the server again once the last of several changes is stored. */
const settle = (queries: QueryClient) =>
  queries.isMutating({ mutationKey: KEY }) > 1 ? undefined : queries.invalidateQueries({ queryKey: KEY });

/** Saves a general preference; shown at once (PROF-041). */
export function useSavePreference() {
  const queries = useQueryClient();
  return useMutation({
    ...ONE_BY_ONE,
    mutationFn: (body: SaveBody) => api().preferences.save({ body }),
    onMutate: async ({ preferenceId, values }) => {
      await queries.cancelQueries({ queryKey: KEY });
      queries.setQueryData<UserPreference[]>(preferencesQuery().queryKey, (list) =>
        list?.map((entry) => (entry.preference.id === preferenceId ? { ...entry, values } : entry)),
      );
    },
    onSettled: () => settle(queries),
  });
}

/** Saves a notification preference; what is read as webmailValue is sent as websiteValue (PROF-042). */
export function useSaveNotificationPreference() {
  const queries = useQueryClient();
  return useMutation({
    ...ONE_BY_ONE,
    mutationFn: (body: SaveNotificationBody) => api().preferences.saveNotification({ body }),
    onMutate: async ({ preferenceId, emailValue, websiteValue }) => {
      await queries.cancelQueries({ queryKey: KEY });
      queries.setQueryData<NotificationPreference[]>(notificationPreferencesQuery().queryKey, (list) =>
        list?.map((entry) =>
          entry.preference.id === preferenceId ? { ...entry, emailValue, webmailValue: websiteValue } : entry,
        ),
      );
    },
    onSettled: () => settle(queries),
  });
}

/** Ids of the preferences whose change is on its way. */
export function useSavingPreferences(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => (state.variables as SaveBody | SaveNotificationBody).preferenceId,
  });
  return new Set(ids);
}
