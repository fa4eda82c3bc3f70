import { keepPreviousData, queryOptions, type FetchQueryOptions } from '@tanstack/react-query';

/** How long a cached page is reused when the next page is appended, in milliseconds. */
const PAGE_AGE = 60_000;

/** A paginated list, loaded page by page. */
export interface PagedList<Page, Item> {
  /** The query of a page, counted from 1. */
  pageQuery: (page: number) => FetchQueryOptions<Page>;
  pageSize: number;
  /** Maximum number of loaded pages. */
  pagesMax: number;
  /** Returns the records of a page, and the total of the whole list. */
  read: (page: Page) => { records: readonly Item[]; total: number };
  idOf: (record: Item) => string;
}

/** The first pages of a list, concatenated. */
export interface PagesRead<Item> {
  records: Item[];
  total: number;
  hasMore: boolean;
}

/**
 * Returns the query of the first pages of a list, concatenated. Cached pages are not fetched again; the previous result
 * stays visible until the others have loaded, and a superseded fetch is cancelled with all its pages.
 */
export const pagesQuery = <Page, Item>(
  { pageQuery, pageSize, pagesMax, read, idOf }: PagedList<Page, Item>,
  pages: number,
) =>
  queryOptions({
    queryKey: [...pageQuery(1).queryKey, 'pages', pages],
    queryFn: async ({ client, signal }): Promise<PagesRead<Item>> => {
      const queries = Array.from({ length: pages }, (_, index) => ({
        ...pageQuery(index + 1),
        staleTime: PAGE_AGE,
      }));
      const giveUp = () => {
        for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true });
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const all = (await Promise.all(queries.map((query) => client.fetchQuery(query)))).map(read);
      const { total } = all[0]!;
      return {
        // New records at the top shift others to the next page: without this they would appear twice.
        records: [
          ...new Map(
            all.flatMap(({ records }) => records).map((record) => [idOf(record), record] as const),
          ).values(),
        ],
        total,
        hasMore: pages < pagesMax && pages * pageSize < total,
      };
    },
    placeholderData: keepPreviousData,
  });
