import type { expiryCalendar, ExpiryReminders } from '@atrium/contract/expiry-calendar';
import type { CallInput } from '@atrium/contract/endpoint';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

type Choice = CallInput<(typeof expiryCalendar)['createFeed']>['body'];
type Query = CallInput<(typeof expiryCalendar)['get']>['query'];

/** Everything due in a period; the previous period stays visible until it is loaded. */
export const expiryCalendarQuery = (query: Query) => ({
  ...callQuery('expiryCalendar', 'get', { query }),
  placeholderData: keepPreviousData,
});

/** The user's calendar feed, without its private address: the server returns that only when it is created. */
export const expiryFeedQuery = () => callQuery('expiryCalendar', 'feed');

/** The reminders chosen by the user. */
export const expiryRemindersQuery = () => callQuery('expiryCalendar', 'reminders');

function useCalendarChange<Input, Output>(
  read: 'feed' | 'reminders',
  change: (input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('expiryCalendar', read) }),
  });
}

/** Creates the feed address and replaces the previous one. */
export const useCreateFeed = () =>
  useCalendarChange('feed', (body: Choice) => api().expiryCalendar.createFeed({ body }));

/** Revokes the feed address. */
export const useRevokeFeed = () =>
  useCalendarChange<void, void>('feed', () => api().expiryCalendar.revokeFeed());

/** Saves which reminders the user wants. */
export const useSaveReminders = () =>
  useCalendarChange('reminders', (body: ExpiryReminders) => api().expiryCalendar.saveReminders({ body }));
