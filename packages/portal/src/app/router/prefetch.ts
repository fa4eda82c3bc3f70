import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page.ts';

/** Whether an address inside the portal leads to a page; everything else falls to the 404 page. */
export function leadsToPage(routes: RouteObject[], address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  const last = matchRoutes(routes, path)?.at(-1);
  return last !== undefined && last.route.path !== '*';
}

let prefetches = 0;

/** Whether code is on its way that nobody has asked for yet: should it not come, nobody misses it. */
export const isPrefetching = (): boolean => prefetches > 0;

/** Loads the code, and starts the reads, of the page that an address leads to; called when a person means to go there. */
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
