import { ApiError } from '@atrium/contract/errors';
import { errorFacts } from '../../../app/error-facts.ts';
import type { MoreRows, WidgetWidth } from '@atrium/ui';
import { useQueries, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the state of a widget from its query: loading, failed with a retry, or determined by the content. Cached data
 * stays visible during a refetch.
 */
export function stateOf(read: UseQueryResult) {
  const { data, isPending } = read;
  return {
    status: isPending ? ('loading' as const) : data === undefined ? ('error' as const) : undefined,
    error: errorFacts(read),
  };
}

/** Whether the response violates the API contract. */
const isUnreadable = ({ data, error }: UseQueryResult): boolean =>
  data === undefined && error instanceof ApiError && error.code === 'UNREADABLE';

/**
 * Returns the state of a widget that shows nothing when its query failed (WID-007): loading, or determined by the
 * content. An unreadable response is shown as an error: nothing, or zero, might be false.
 */
export const quietStateOf = (read: UseQueryResult) =>
  isUnreadable(read) ? stateOf(read) : { status: read.isPending ? ('loading' as const) : undefined };

/** Default number of rows of a widget on the dashboard, and of a page at full width. */
export const BOARD_ROWS = 5;
export const PAGE_ROWS = 50;
/** Maximum number of pages fetched for a copy, unless more are shown: 1000 rows. */
const COPIED_PAGES = 20;

/** One page of a list; the calls of the API use two names for the total. */
interface Rows {
  pageRecords: unknown[];
  totalRecords?: number;
  totalCount?: number;
}

/** Returns the identity of a row, by the id fields that the API uses. */
const keyOf = (row: unknown): unknown => {
  const { id, envelopeId, ricosCode, source } = row as Readonly<Record<string, string | undefined>>;
  const own = id ?? envelopeId ?? ricosCode;
  return own === undefined ? row : `${source ?? ''} ${own}`;
};

/** Removes duplicates from the rows of several pages: new records at the top shift others to the next page. */
export const eachOnce = <Row>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Returns the rows of a list: the first few on the dashboard; page by page at full width, until all are loaded. */
export function useRows<Answer extends Rows>(
  width: WidgetWidth,
  queryOf: (page: number, size: number) => UseQueryOptions<Answer>,
  { onBoard = BOARD_ROWS, enabled = true } = {},
) {
  const isWhole = width === 4;
  const queries = useQueryClient();
  const [pages, setPages] = useState(1);
  const reads = useQueries({
    queries: Array.from({ length: isWhole ? pages : 1 }, (_, index) => ({
      ...queryOf(index + 1, isWhole ? PAGE_ROWS : onBoard),
      enabled,
    })),
  });
  const read = reads[0]!;
  const last = reads.at(-1)!;
  const rows: Answer['pageRecords'] | undefined =
    read.data && eachOnce(reads.flatMap(({ data }) => data?.pageRecords ?? []));
  const total = read.data?.totalRecords ?? read.data?.totalCount;
  const more: MoreRows<Answer['pageRecords'][number]> | undefined =
    isWhole && rows && total !== undefined && rows.length < total
      ? {
          shown: rows.length,
          total,
          busy: last.isFetching,
          onMore: () => (last.isError ? void last.refetch() : setPages(reads.length + 1)),
          readAll: async () => {
            const all: Answer['pageRecords'] = [];
            for (let page = 1; page <= Math.max(COPIED_PAGES, pages) && all.length < total; page += 1) {
              // One page at a time: shown pages are cached already, and the server has other users to serve.
              const { pageRecords } = await queries.fetchQuery(queryOf(page, PAGE_ROWS));
              if (pageRecords.length === 0) break;
              all.push(...pageRecords);
            }
            return eachOnce(all);
          },
        }
      : undefined;
  return { read, rows, total, more };
}
