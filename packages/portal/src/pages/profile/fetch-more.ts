import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/**
 * Fetches the next page. If a refetch of the list cancels it, for example after a notification was marked as seen, the
 * page is fetched once the refetch has ended.
 */
export async function fetchMore({
  data,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<InfiniteData<unknown>>, 'data' | 'fetchNextPage'>): Promise<void> {
  let read = await fetchNextPage();
  while (!read.isError && read.hasNextPage && read.data?.pages.length === data?.pages.length)
    read = await fetchNextPage({ cancelRefetch: false });
}
