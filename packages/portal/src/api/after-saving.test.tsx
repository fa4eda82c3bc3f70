import type { User } from '@atrium/contract/users';
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { connect } from './client.ts';
import { useSendFeedback } from './feedbacks.ts';
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

it('HOME-031 a layout that was saved stays when a read that began before answers after it', async () => {
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

it('TERM-017 a survey that was answered in another tab is not asked any more', async () => {
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
