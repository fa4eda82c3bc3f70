import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page.ts';

/** Whether an address inside the portal leads to a page; everything else falls to the 404 page. */
export function leadsToPage(routes: RouteObject[], address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  const last = matchRoutes(routes, path)?.at(-1);
  return last !== undefined && last.route.path !== '*';
}

/** Loads the code, and starts the reads, of the page that an address leads to; called when a person means to go there. */
export async function prefetchPage(
  routes: RouteObject[],
  queries: QueryClient,
  address: string,
): Promise<void> {
  const url = new URL(address, window.location.origin);
  for (const match of matchRoutes(routes, url.pathname) ?? []) {
    const handle = match.route.handle as Partial<PageHandle> | undefined;
    const module = await handle?.load?.();
    module?.prefetch?.(queries, match.params, url.searchParams);
  }
}
