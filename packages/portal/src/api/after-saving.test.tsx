import type { User } from '@atrium/contract/users';
import { QueryClientProvider, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { connect } from './client.ts';
import { useSendFeedback } from './feedbacks.ts';
import { forecastQuery } from './forecast.ts';
import {
  financingContractsQuery,
  financingListQuery,
  loansAndDepositsQuery,
  useChangeVisibility,
} from './loans-and-deposits.ts';
import { notificationsQuery, unreadQuery, useMarkNotificationSeen } from './notifications.ts';
import {
  notificationPreferencesQuery,
  preferencesQuery,
  useSaveNotificationPreference,
  useSavePreference,
} from './preferences.ts';
import { treasuryListQuery } from './treasury-reporting.ts';
import { userQuery } from './users.ts';
import { useSaveWidgetPreferences, widgetPreferencesQuery } from './widgets.ts';

const answer = vi.fn<(url: string, method: string) => Promise<Response>>();
let queries: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
beforeEach(() => {
  queries = createQueryClient();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(url, init.method ?? 'GET'));
  connect('http://portal.test/api', () => 'en');
});
afterEach(() => {
  queries.clear();
  answer.mockReset();
  vi.unstubAllGlobals();
});

it('HOME-031 a saved layout is not replaced by an older read that completes later', async () => {
  const before = { template: 'DEFAULT' as const, config: null };
  let late = () => {};
  answer.mockImplementation((_url, method) =>
    method === 'GET'
      ? new Promise((resolve) => {
          late = () => resolve(Response.json(before));
        })
      : Promise.resolve(new Response(null, { status: 204 })),
  );
  const { queryKey } = widgetPreferencesQuery();
  queries.setQueryData(queryKey, before);
  const { result } = renderHook(
    () => ({ read: useQuery(widgetPreferencesQuery()), save: useSaveWidgetPreferences() }),
    { wrapper },
  );
  void queries.invalidateQueries({ queryKey });
  await waitFor(() => expect(result.current.read.isFetching).toBe(true));
  await act(() => result.current.save.mutateAsync({ template: 'TRADE_FINANCE' }));
  late();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(result.current.read.data).toEqual({ template: 'TRADE_FINANCE', config: null });
});

it('LD-017 sharing or hiding the data of a contract reloads it', async () => {
  const contractId = '00000000-0000-4000-8000-000000000001';
  answer.mockImplementation(() =>
    Promise.resolve(Response.json({ id: contractId, bmf: { visibility: false } })),
  );
  const reads: QueryKey[] = [
    financingContractsQuery().queryKey,
    financingListQuery('LOAN', contractId).queryKey,
    loansAndDepositsQuery().queryKey,
    treasuryListQuery('LOAN', contractId).queryKey,
    forecastQuery().queryKey,
  ];
  for (const queryKey of reads) queries.setQueryData(queryKey, {});
  const { result } = renderHook(() => useChangeVisibility(), { wrapper });
  await act(() => result.current.mutateAsync({ id: contractId, visibility: false }));
  for (const queryKey of reads)
    expect(queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
});

it('TERM-017 a survey answered in another tab is no longer offered', async () => {
  queries.setQueryData(userQuery.queryKey, { hasFilledSurvey: false } as User);
  answer.mockImplementation((url) =>
    Promise.resolve(
      url.endsWith('/feedbacks')
        ? Response.json({ errors: [{ code: 'FORBIDDEN', label: 'No.' }] }, { status: 403 })
        : Response.json({ hasFilledSurvey: true }),
    ),
  );
  const { result } = renderHook(() => ({ user: useQuery(userQuery), send: useSendFeedback() }), { wrapper });
  act(() => result.current.send.mutate({ rating: 4, preferredServices: ['KYC'] }));
  await waitFor(() => expect(result.current.user.data?.hasFilledSurvey).toBe(true));
});

it('PROF-041 PROF-042 a preference that could not be saved is rolled back', async () => {
  answer.mockRejectedValue(new TypeError('offline'));
  const general = [{ preference: { id: 'mailLanguage' }, values: ['en'] }];
  const told = [{ preference: { id: 'requestMessage' }, emailValue: true, webmailValue: true }];
  queries.setQueryData(preferencesQuery().queryKey, general as never);
  queries.setQueryData(notificationPreferencesQuery().queryKey, told as never);
  const { result } = renderHook(
    () => ({ one: useSavePreference(), other: useSaveNotificationPreference() }),
    { wrapper },
  );
  act(() => result.current.one.mutate({ preferenceId: 'mailLanguage', values: ['fr'] }));
  act(() =>
    result.current.other.mutate({ preferenceId: 'requestMessage', emailValue: false, websiteValue: true }),
  );
  await waitFor(() => expect(result.current.other.isError).toBe(true));
  expect(queries.getQueryData(preferencesQuery().queryKey)).toEqual(general);
  expect(queries.getQueryData(notificationPreferencesQuery().queryKey)).toEqual(told);
});

it('PROF-041 a later change is kept when an earlier one fails', async () => {
  let fail = () => {};
  answer.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('offline'));
      }),
  );
  answer.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  const { queryKey } = preferencesQuery();
  queries.setQueryData(queryKey, [{ preference: { id: 'mailLanguage' }, values: ['en'] }] as never);
  const { result } = renderHook(() => useSavePreference(), { wrapper });
  const change = (values: string[]) =>
    act(() => result.current.mutate({ preferenceId: 'mailLanguage', values }));
  const shown = () => queries.getQueryData(queryKey)?.[0]?.values;
  change(['fr']);
  await waitFor(() => expect(shown()).toEqual(['fr']));
  change(['en', 'fr']);
  await waitFor(() => expect(shown()).toEqual(['en', 'fr']));
  fail();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(shown()).toEqual(['en', 'fr']);
});

it('PROF-028 a notification that could not be marked as seen is unread and counted again', async () => {
  answer.mockRejectedValue(new TypeError('offline'));
  const page = { pageRecords: [{ notificationId: 'a', isSeen: false }], totalPages: 1, totalRecords: 1 };
  const { queryKey } = notificationsQuery(false);
  queries.setQueryData(queryKey, { pages: [page], pageParams: [1] } as never);
  queries.setQueryData(unreadQuery().queryKey, page as never);
  const { result } = renderHook(() => useMarkNotificationSeen(), { wrapper });
  act(() => result.current.mutate('a'));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(queries.getQueryData(queryKey)?.pages[0]).toEqual(page);
  expect(queries.getQueryData(unreadQuery().queryKey)?.totalRecords).toBe(1);
});
