import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { conversationQuery } from '../../api/messages.ts';

/** Once what was read last is drawn. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Prints a request. Of its conversation the messages that are not read yet are read first, also when the browser's own key
 * asks; what the browser prints by its menu says how many of the messages it shows.
 */
export function usePrint(requestId: string, showsConversation: boolean): () => void {
  const { hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...conversationQuery(requestId),
    // It is read by its own tab; here is what is known of it.
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
