import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Cancels running fetches before an optimistic change, which their answers would undo. Returns a function that starts
 * them again, for when the change is settled.
 */
export async function interrupt(queries: QueryClient, filters: QueryFilters): Promise<() => void> {
  const interrupted = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  await queries.cancelQueries(filters);
  return () => void queries.refetchQueries({ predicate: (query) => interrupted.includes(query) });
}
