import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/**
 * Fetches the next page. Another fetch of the list cancels it, for example once a notification is marked as seen: then
 * it follows that one.
 */
export async function fetchMore({
  data,
  fetchNextPage,
}: Pick<UseInfiniteQueryResult<InfiniteData<unknown>>, 'data' | 'fetchNextPage'>): Promise<void> {
  let read = await fetchNextPage();
  while (!read.isError && read.hasNextPage && read.data?.pages.length === data?.pages.length)
    read = await fetchNextPage({ cancelRefetch: false });
}
