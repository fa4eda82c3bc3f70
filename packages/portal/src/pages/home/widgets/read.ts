import { ApiError } from '@atrium/contract/errors';
import { errorFacts } from '../../../app/error-facts.ts';
import type { MoreRows, WidgetWidth } from '@atrium/ui';
import { useQueries, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The state of a widget by its read: loading, failed with the way to try again, or decided by the content. Figures that
 * were read before stay while they are read again.
 */
export function stateOf(read: UseQueryResult) {
  const { data, isPending } = read;
  return {
    status: isPending ? ('loading' as const) : data === undefined ? ('error' as const) : undefined,
    error: errorFacts(read),
  };
}

/** Whether what came is no answer of the contract. */
const isUnreadable = ({ data, error }: UseQueryResult): boolean =>
  data === undefined && error instanceof ApiError && error.code === 'UNREADABLE';

/**
 * The state of a widget that shows nothing when its read failed (WID-007): loading, or decided by the content. Where
 * something came that cannot be read it says so: nothing, or zero, might be false.
 */
export const quietStateOf = (read: UseQueryResult) =>
  isUnreadable(read) ? stateOf(read) : { status: read.isPending ? ('loading' as const) : undefined };

/** Rows of a widget on the board, unless it has room for others; and those of a page of the whole width. */
export const BOARD_ROWS = 5;
export const PAGE_ROWS = 50;
/** Pages that are read at most for a copy, unless more are shown: a thousand rows. */
const COPIED_PAGES = 20;

/** One page of a list; the calls of the contract name the total in two ways. */
interface Rows {
  pageRecords: unknown[];
  totalRecords?: number;
  totalCount?: number;
}

/** What tells the rows of a list apart, by the names that the contract has for it. */
const keyOf = (row: unknown): unknown => {
  const { id, envelopeId, ricosCode, source } = row as Readonly<Record<string, string | undefined>>;
  const own = id ?? envelopeId ?? ricosCode;
  return own === undefined ? row : `${source ?? ''} ${own}`;
};

/** Rows of several pages, each once: what comes new at the head moves the others on to the next page. */
export const eachOnce = <Row>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** The rows of a list: the first few on the board; on the whole width page after page, until all are there. */
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
              // One after the other: what is shown is there already, and the server has others to serve.
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
