import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { conversationQuery } from '../../api/messages.ts';

/** Resolves once the last fetched data is rendered. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Prints a request. Older messages of its conversation are loaded first, also on the browser's print shortcut; a print
 * from the browser menu states how many of the messages it shows.
 */
export function usePrint(requestId: string, showsConversation: boolean): () => void {
  const { hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...conversationQuery(requestId),
    // Only the cache is read here: the tab fetches it.
    enabled: false,
  });
  const isWhole = !showsConversation || !hasNextPage;
  const print = useCallback(async () => {
    if (!isWhole) {
      let read = await fetchNextPage();
      while (read.hasNextPage && !read.isError) read = await fetchNextPage();
      await drawn();
    }
    window.print();
  }, [isWhole, fetchNextPage]);
  useEffect(() => {
    if (isWhole) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'p' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isWhole, print]);
  return () => void print();
}
