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

/** The filters and the sorting of the board. */
export type RequestListView = Pick<RequestListQuery, 'filters' | 'order'>;

/** How long windows out of view stay cached, in ms: memory use depends on what is in view, not on the list. */
const OUT_OF_SIGHT = 60_000;

/** One window of a list; the first one has the totals and, for requested closures, how many the user can confirm. */
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

/** All requests of a tab if they are few enough to be loaded completely, else none of them. */
export type WholeTab = (RequestList & { isComplete: true }) | { isComplete: false };

/** All requests of a tab, or that they are too many; the first window, which has the total, is shared. */
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
      // Requests were added since the first window was read.
      return whole.totals!.all > whole.records.length
        ? { isComplete: false }
        : { ...whole, isComplete: true };
    },
  });

/** Prefetches a list that may be loaded in windows or completely. */
export function prefetchRequestList(queries: QueryClient, view: RequestListView): void {
  const { tab } = view.filters;
  if (!tab) return void queries.prefetchQuery(requestWindowQuery(view));
  const whole = wholeTabQuery(tab);
  if (!queries.getQueryData(whole.queryKey)?.isComplete) void queries.prefetchQuery(requestWindowQuery(view));
  void queries.prefetchQuery(whole);
}

/** A long list, of which only the part in view is loaded. */
export interface RequestWindows {
  totals: { matching: number; all: number };
  /** When the first window was read. */
  readAt: string;
  /** One entry per matching request; undefined if not loaded. */
  rows: readonly RequestSummary[];
  /** How many of the requested closures the user cannot confirm. */
  fixed: number;
  /** The contiguous loaded requests around those in view, from position `offset`. */
  nearby: { offset: number; ids: string[] };
}

/** Fetches the windows of a list that cover the rows in view, and one on either side. */
export function useRequestWindows(
  view: RequestListView,
  range: { first: number; end: number },
  enabled: boolean,
) {
  const first = useQuery({
    ...requestWindowQuery(view),
    enabled,
    // Rows of the previous filters stay until the new ones are loaded; those of another tab do not.
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

/** Returns the last run of contiguous windows. */
function nearbyOf(parts: readonly { offset: number; records: readonly RequestSummary[] }[]) {
  let start = parts.length - 1;
  while (start > 0 && parts[start - 1]!.offset + LIST_WINDOW === parts[start]!.offset) start -= 1;
  const run = parts.slice(start);
  return { offset: run[0]!.offset, ids: run.flatMap(({ records }) => records.map(({ id }) => id)) };
}

/** Returns the tab in a key of {@link requestWindowQuery}. */
const tabIn = (key: QueryKey): RequestFilterType | undefined =>
  (key[2] as { body?: RequestListView } | undefined)?.body?.filters.tab;

/** The facets: the values of these filters, with the number of requests of each. */
export const requestFacetsQuery = (view: RequestListView, facets: RequestFacet[]) => ({
  ...callQuery('requests', 'search', {
    body: { filters: view.filters, facets, limit: 0, totals: false },
  }),
  gcTime: OUT_OF_SIGHT,
});

/** Number of requests that the quick-closing confirmation names. */
const NAMED = 5;

/** The first closures of a list that the user cannot confirm. */
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
 * Downloads what the board shows of a tab as a spreadsheet, with dates in the browser's time zone (REQ-021); `progress`
 * of a long export goes from 0 to 1.
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
