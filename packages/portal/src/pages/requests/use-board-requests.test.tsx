import type { RequestListQuery } from '@atrium/contract/requests';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../api/client.ts';
import type { RequestListView } from '../../api/request-list.ts';
import { useToggleFavorite } from '../../api/requests.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { useBoardRequests } from './use-board-requests.ts';

afterEach(() => vi.unstubAllGlobals());

const READ_AT = '2026-11-22T12:00:00.000Z';
const rowAt = (at: number, filtered: boolean) => ({ id: `${filtered ? 'f' : 'r'}${at}`, favorite: false });

const COUNTED = {
  service: [{ value: 'KYC', label: 'KYC', count: 3 }],
  quickClosing: [
    { value: 'possible', label: 'Can be closed', count: 2_988 },
    { value: 'otherAudience', label: 'Waits for the other side', count: 10 },
    { value: 'readOnly', label: 'Read only', count: 2 },
  ],
} as Record<string, { value: string; label: string; count: number }[]>;

/** Missing fields have their defaults. */
type Asked = Pick<RequestListQuery, 'filters' | 'limit'> & Partial<RequestListQuery>;

/** Sets up a server with this number of requests, half of which match any filter. */
function serverOf(all: number) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    if (init.method !== 'POST' || typeof init.body !== 'string')
      return Promise.resolve(new Response(null, { status: 204 }));
    const body = JSON.parse(init.body) as Asked;
    asked.push(body);
    const filtered = Object.keys(body.filters).length > 1;
    const matching = filtered ? all / 2 : all;
    const { offset = 0, limit, totals = true, facets = [] } = body;
    return Promise.resolve(
      Response.json({
        records: Array.from({ length: Math.max(0, Math.min(limit, matching - offset)) }, (_, at) =>
          rowAt(offset + at, filtered),
        ),
        totals: totals ? { matching, all } : null,
        facets: Object.fromEntries(facets.map((name) => [name, COUNTED[name] ?? COUNTED['service']])),
        readAt: READ_AT,
      }),
    );
  });
  connect('http://portal.test/api', () => 'en');
  const queries = createQueryClient();
  const view = (filters: Partial<RequestListView['filters']> = {}): RequestListView => ({
    filters: { tab: 'CLOSED', ...filters },
    order: [],
  });
  const board = renderHook(
    (props: RequestListView) => [useBoardRequests(props), useToggleFavorite()] as const,
    {
      initialProps: view(),
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  return {
    asked,
    shown: () => board.result.current[0],
    star: (id: string) => board.result.current[1].mutate({ id, favorite: true }),
    filter: (filters: Partial<RequestListView['filters']>) => board.rerender(view(filters)),
  };
}

describe('requests of the board', () => {
  it('a short tab is complete with its first window, and filtering makes no call', async () => {
    const { asked, shown, filter } = serverOf(60);
    await waitFor(() => expect(shown().windows).toBeUndefined());
    expect(shown().requests).toHaveLength(60);
    filter({ service: ['KYC'] });
    expect(shown().requests).toHaveLength(60);
    expect(asked).toHaveLength(1);
  });

  it('up to 2,000 requests are loaded after the first window, which is displayed meanwhile', async () => {
    const { asked, shown } = serverOf(2_000);
    await waitFor(() => expect(shown().requests).toHaveLength(2_000));
    await waitFor(() => expect(shown().windows).toBeUndefined());
    expect(shown().requests!.at(-1)).toEqual(rowAt(1_999, false));
    expect(asked.map(({ limit }) => limit)).toEqual([80, 2_000]);
  });

  it('more windows are loaded around the scroll position and cancelled when left', async () => {
    const { asked, shown } = serverOf(300_000);
    await waitFor(() => expect(shown().requests).toHaveLength(300_000));
    expect(shown().requests![160]).toBeUndefined();
    act(() => shown().windows!.onRange(200_010, 200_030));
    await waitFor(() => expect(shown().requests![200_020]).toEqual(rowAt(200_020, false)));
    expect(shown().long).toMatchObject({ readAt: READ_AT, nearby: { offset: 199_920 } });
    expect(shown().long!.nearby.ids).toHaveLength(240);
    // Fast scrolling past many windows fetches only the last one.
    const before = asked.length;
    act(() => {
      for (let line = 0; line < 100_000; line += 500) shown().windows!.onRange(line, line + 20);
      shown().windows!.onRange(100_000, 100_020);
    });
    await waitFor(() => expect(shown().requests![100_010]).toBeDefined());
    expect(asked.length - before).toBeLessThanOrEqual(3);
    expect(shown().requests!.filter(Boolean).length).toBeLessThanOrEqual(4 * 80);
  });

  it('a long tab is filtered by the server; the previous rows stay until the response', async () => {
    const { shown, filter } = serverOf(300_000);
    await waitFor(() => expect(shown().requests).toHaveLength(300_000));
    filter({ service: ['KYC'] });
    expect(shown().isStale).toBe(true);
    expect(shown().requests![0]).toEqual(rowAt(0, false));
    await waitFor(() => expect(shown().requests).toHaveLength(150_000));
    expect(shown().isStale).toBe(false);
    expect(shown().requests![0]).toEqual(rowAt(0, true));
    // The values of the filter are loaded, and so are those of a filter when it is opened.
    await waitFor(() => expect(shown().windows!.facets).toHaveProperty('service'));
    act(() => shown().windows!.onFilterOpen!('state'));
    await waitFor(() => expect(shown().windows!.facets).toHaveProperty('state'));
  });

  it('API-054 a favourite is shown immediately in a window', async () => {
    const { shown, star } = serverOf(300_000);
    await waitFor(() => expect(shown().requests).toHaveLength(300_000));
    act(() => star('r3'));
    await waitFor(() => expect(shown().requests![3]).toMatchObject({ favorite: true }));
  });

  it('REQ-019 the windows of closures include the number and the first of those the reader cannot confirm', async () => {
    const { asked, shown, filter } = serverOf(3_000);
    filter({ tab: 'TO_CLOSE' });
    await waitFor(() => expect(shown().requests).toHaveLength(3_000));
    await waitFor(() => expect(shown().leftOut).toHaveLength(5));
    expect(shown().windows!.fixed).toBe(12);
    const named = asked.find(({ filters }) => filters.quickClosing);
    expect(named).toMatchObject({
      filters: { tab: 'TO_CLOSE', quickClosing: ['otherAudience', 'readOnly'] },
      limit: 5,
    });
  });
});
