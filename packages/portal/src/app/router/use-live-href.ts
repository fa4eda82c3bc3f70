import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../../pages/requests/creation.ts';
import { leadsToPage } from './prefetch.ts';

/** Gives an address of the portal back when a page stands there for this person, and nothing while none does. */
export function useLiveHref(): (href: string) => string | undefined {
  const routes = use(DataRouterContext)?.router.routes;
  return useCallback(
    (href) => (routes && href.startsWith('/') && leadsToPage(routes, href) ? href : undefined),
    [routes],
  );
}

/** Where this person requests something of a service; nowhere without the right or while the page does not exist. */
export function useNewRequestHref(service: string): string | undefined {
  const user = useUser();
  const routes = use(DataRouterContext)?.router.routes;
  const page = routes && creationHref(user, routes);
  return page && `${page}?${new URLSearchParams({ service })}`;
}
