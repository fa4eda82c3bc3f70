import { keepPreviousData, queryOptions, type FetchQueryOptions } from '@tanstack/react-query';

/** How long a page of a list is good for the next one to come under it, in milliseconds. */
const PAGE_AGE = 60_000;

/** A list of which pages are read one after the other. */
export interface PagedList<Page, Item> {
  /** The read of a page, counted from 1. */
  pageQuery: (page: number) => FetchQueryOptions<Page>;
  pageSize: number;
  /** Pages that stand under each other at most. */
  pagesMax: number;
  /** What a page holds of the list, and how long the whole list is. */
  read: (page: Page) => { records: readonly Item[]; total: number };
  idOf: (record: Item) => string;
}

/** The first pages of a list, under each other. */
export interface PagesRead<Item> {
  records: Item[];
  total: number;
  hasMore: boolean;
}

/**
 * The first pages of a list, under each other. Pages that are known are not fetched again; what was shown stays until the
 * others have come, and a read that another one supersedes is given up with all its pages.
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
        // What comes new at the head moves others on to the next page.
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
