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

/** Refetches once the last of several changes is stored. */
const settle = (queries: QueryClient) =>
  queries.isMutating({ mutationKey: KEY }) > 1 ? undefined : queries.invalidateQueries({ queryKey: KEY });

const sameValues = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Saves a general preference; optimistic, rolled back on failure (PROF-041). */
export function useSavePreference() {
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery();
  const find = (id: string) =>
    queries.getQueryData<UserPreference[]>(queryKey)?.find(({ preference }) => preference.id === id)?.values;
  const show = (id: string, values: string[]) =>
    queries.setQueryData<UserPreference[]>(queryKey, (list) =>
      list?.map((entry) => (entry.preference.id === id ? { ...entry, values } : entry)),
    );
  return useMutation({
    ...ONE_BY_ONE,
    mutationFn: (body: SaveBody) => api().preferences.save({ body }),
    onMutate: async ({ preferenceId, values }) => {
      await queries.cancelQueries({ queryKey: KEY });
      const before = find(preferenceId);
      show(preferenceId, values);
      return before;
    },
    onError: (_error, { preferenceId, values }, before) => {
      // Does not revert a value that was changed again meanwhile.
      if (before && sameValues(find(preferenceId) ?? [], values)) show(preferenceId, before);
    },
    onSettled: () => settle(queries),
  });
}

type Ways = Pick<NotificationPreference, 'emailValue' | 'webmailValue'>;

/**
 * Saves a notification preference; optimistic, rolled back on failure. The field read as webmailValue is sent as
 * websiteValue (PROF-042).
 */
export function useSaveNotificationPreference() {
  const queries = useQueryClient();
  const { queryKey } = notificationPreferencesQuery();
  const find = (id: string) =>
    queries.getQueryData<NotificationPreference[]>(queryKey)?.find(({ preference }) => preference.id === id);
  const show = (id: string, { emailValue, webmailValue }: Ways) =>
    queries.setQueryData<NotificationPreference[]>(queryKey, (list) =>
      list?.map((entry) => (entry.preference.id === id ? { ...entry, emailValue, webmailValue } : entry)),
    );
  return useMutation({
    ...ONE_BY_ONE,
    mutationFn: (body: SaveNotificationBody) => api().preferences.saveNotification({ body }),
    onMutate: async ({ preferenceId, emailValue, websiteValue }) => {
      await queries.cancelQueries({ queryKey: KEY });
      const before = find(preferenceId);
      show(preferenceId, { emailValue, webmailValue: websiteValue });
      return before;
    },
    onError: (_error, { preferenceId, emailValue, websiteValue }, before) => {
      const now = find(preferenceId);
      if (before && now?.emailValue === emailValue && now.webmailValue === websiteValue)
        show(preferenceId, before);
    },
    onSettled: () => settle(queries),
  });
}

/** Returns the ids of the preferences that are being saved. */
export function useSavingPreferences(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => (state.variables as SaveBody | SaveNotificationBody).preferenceId,
  });
  return new Set(ids);
}
