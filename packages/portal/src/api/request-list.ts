import { EXPECTED_BYTES_HEADER, LIST_WINDOW, WHOLE_LIST_LIMIT } from '@atrium/contract/list-rules';
import type { RequestFacet, RequestFilterType } from '@atrium/contract/request-rules';
import type { RequestList, RequestListQuery, RequestSummary } from '@atrium/contract/requests';
import {
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { receive } from './transport/receive.ts';
import { saveAnswer } from './transport/save-answer.ts';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** What the board shows of the requests: filters and order. */
export type RequestListView = Pick<RequestListQuery, 'filters' | 'order'>;

/** How long windows out of sight are kept, in ms: the memory of a long list stays that of what is looked at. */
const OUT_OF_SIGHT = 60_000;

/** One window of a list; the first one with its totals, and of closures with how many the reader can confirm. */
export const requestWindowQuery = (view: RequestListView, index = 0, limit = LIST_WINDOW) => ({
  ...callQuery('requests', 'search', {
    body: {
      ...view,
      offset: index * limit,
      limit,
      totals: index === 0,
      ...(index === 0 && view.filters.tab === 'TO_CLOSE' && { facets: ['quickClosing'] }),
    },
  }),
  ...(index > 0 && { gcTime: OUT_OF_SIGHT }),
});

/** The requests of a tab where they are few enough to be complete in the browser; else none of them. */
export type WholeTab = (RequestList & { isComplete: true }) | { isComplete: false };

/** All requests of a tab, or the word that they are too many; the first window, which tells it, is shared. */
export const wholeTabQuery = (tab: RequestFilterType) =>
  queryOptions<WholeTab>({
    queryKey: [...callKey('requests', 'search'), 'whole', tab],
    queryFn: async ({ client, signal }) => {
      const view = { filters: { tab }, order: [] };
      const first = await client.fetchQuery(requestWindowQuery(view));
      const { all } = first.totals!;
      if (all > WHOLE_LIST_LIMIT) return { isComplete: false };
      if (all <= first.records.length) return { ...first, isComplete: true };
      const whole = await api().requests.search({ body: { ...view, limit: WHOLE_LIST_LIMIT }, signal });
      // Some have come since.
      return whole.totals!.all > whole.records.length
        ? { isComplete: false }
        : { ...whole, isComplete: true };
    },
  });

/** Starts the reads of a list that may be long or complete. */
export function prefetchRequestList(queries: QueryClient, view: RequestListView): void {
  const { tab } = view.filters;
  if (!tab) return void queries.prefetchQuery(requestWindowQuery(view));
  const whole = wholeTabQuery(tab);
  if (!queries.getQueryData(whole.queryKey)?.isComplete) void queries.prefetchQuery(requestWindowQuery(view));
  void queries.prefetchQuery(whole);
}

/** A long list, of which the part in view is loaded. */
export interface RequestWindows {
  totals: { matching: number; all: number };
  /** When its first window was read. */
  readAt: string;
  /** A place for each request that passes; undefined where none is loaded. */
  rows: readonly RequestSummary[];
  /** How many of closures that are asked for the reader cannot confirm. */
  fixed: number;
  /** The requests around those in view that stand side by side, from this place on. */
  nearby: { offset: number; ids: string[] };
}

/** The windows of a list that cover the lines in view, and one on either side. */
export function useRequestWindows(
  view: RequestListView,
  range: { first: number; end: number },
  enabled: boolean,
) {
  const first = useQuery({
    ...requestWindowQuery(view),
    enabled,
    // The rows of the former filters stand until the new ones are there; those of another tab do not.
    placeholderData: (former: RequestList | undefined, query: { queryKey: QueryKey } | undefined) =>
      query && tabIn(query.queryKey) === view.filters.tab ? former : undefined,
  });
  const matching = first.data?.totals?.matching ?? 0;
  const isReady = enabled && first.data !== undefined && !first.isPlaceholderData;
  const from = Math.max(1, windowAt(range.first) - 1);
  const to = Math.min(windowAt(matching - 1), windowAt(range.end) + 1);
  const further = useQueries({
    queries: Array.from({ length: isReady ? Math.max(0, to - from + 1) : 0 }, (_, at) =>
      requestWindowQuery(view, from + at),
    ),
    combine: recordsOf,
  });
  const windows = useMemo((): RequestWindows | undefined => {
    if (!first.data?.totals) return undefined;
    const { records, totals, readAt, facets } = first.data;
    const fixed = (facets.quickClosing ?? [])
      .filter(({ value }) => value !== 'possible')
      .reduce((sum, { count }) => sum + count, 0);
    const rows = Array.from<RequestSummary>({ length: totals.matching });
    const parts = [{ offset: 0, records }];
    further.forEach((window, at) => {
      if (window) parts.push({ offset: (from + at) * LIST_WINDOW, records: window });
    });
    for (const { offset, records } of parts) {
      records.forEach((record, at) => {
        if (offset + at < rows.length) rows[offset + at] = record;
      });
    }
    return { totals, readAt, rows, fixed, nearby: nearbyOf(parts) };
  }, [first.data, further, from]);
  return { first, windows };
}

const windowAt = (line: number): number => Math.floor(line / LIST_WINDOW);

const recordsOf = (results: readonly { data: RequestList | undefined }[]) =>
  results.map(({ data }) => data?.records);

/** The last run of windows without a gap. */
function nearbyOf(parts: readonly { offset: number; records: readonly RequestSummary[] }[]) {
  let start = parts.length - 1;
  while (start > 0 && parts[start - 1]!.offset + LIST_WINDOW === parts[start]!.offset) start -= 1;
  const run = parts.slice(start);
  return { offset: run[0]!.offset, ids: run.flatMap(({ records }) => records.map(({ id }) => id)) };
}

/** The tab of the list that a key of {@link requestWindowQuery} asks for. */
const tabIn = (key: QueryKey): RequestFilterType | undefined =>
  (key[2] as { body?: RequestListView } | undefined)?.body?.filters.tab;

/** The values of these filters, with the requests that each would show. */
export const requestFacetsQuery = (view: RequestListView, facets: RequestFacet[]) => ({
  ...callQuery('requests', 'search', {
    body: { filters: view.filters, facets, limit: 0, totals: false },
  }),
  gcTime: OUT_OF_SIGHT,
});

/** How many requests the question of the quick closing names. */
const NAMED = 5;

/** The first closures of a list that the reader cannot confirm. */
export const leftOutQuery = (view: RequestListView) =>
  callQuery('requests', 'search', {
    body: {
      ...view,
      filters: { ...view.filters, quickClosing: ['otherAudience', 'readOnly'] },
      limit: NAMED,
      totals: false,
    },
  });

interface Export {
  tab: RequestFilterType;
  view: RequestListView;
}

/**
 * Saves what the board shows of a tab as a spreadsheet, with the dates of this browser's time zone (REQ-021); tells how far a
 * long one is, from 0 to 1.
 */
export function useExportRequests() {
  const [progress, setProgress] = useState<number>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ tab, view }: Export) => {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const answer = await api().requestActions.exportBoard({
        query: { requestFilterType: tab, timezone, shown: view },
      });
      const expected = Number(answer.headers.get(EXPECTED_BYTES_HEADER));
      await saveAnswer(await receive(answer, expected, setProgress));
    },
    onSettled: () => setProgress(undefined),
  });
  return { exportRequests: mutate, isExporting: isPending, progress };
}
