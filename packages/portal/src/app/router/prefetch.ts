import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page.ts';

/** Whether a portal address leads to a page; every other address shows the 404 page. */
export function leadsToPage(routes: RouteObject[], address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  const last = matchRoutes(routes, path)?.at(-1);
  return last !== undefined && last.route.path !== '*';
}

let prefetches = 0;

/** Whether code is being prefetched: a failure to load it does not affect the user yet. */
export const isPrefetching = (): boolean => prefetches > 0;

/** Loads the code and prefetches the data of the page at an address; called when the user is about to open it. */
export async function prefetchPage(
  routes: RouteObject[],
  queries: QueryClient,
  address: string,
): Promise<void> {
  const url = new URL(address, window.location.origin);
  for (const match of matchRoutes(routes, url.pathname) ?? []) {
    const handle = match.route.handle as Partial<PageHandle> | undefined;
    prefetches += 1;
    try {
      const module = await handle?.load?.();
      module?.prefetch?.(queries, match.params, url.searchParams);
    } finally {
      prefetches -= 1;
    }
  }
}
