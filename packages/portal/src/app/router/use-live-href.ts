import type { Contact } from '@atrium/contract/contacts';
import { useCallback } from 'react';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../addresses/request-creation.ts';
import { leadsToPage } from './prefetch.ts';
import { usePortalRoutes } from './routes-context.ts';

/** Returns a function that returns a portal address if the user has a page there, otherwise undefined. */
export function useLiveHref(): (href: string) => string | undefined {
  const routes = usePortalRoutes();
  return useCallback(
    (href) => (href.startsWith('/') && leadsToPage(routes, href) ? href : undefined),
    [routes],
  );
}

/** Returns the address of a new request about a service; undefined without the right or while there is no such page. */
export function useNewRequestHref(service: string): string | undefined {
  const user = useUser();
  const routes = usePortalRoutes();
  const page = creationHref(user, routes);
  return page && `${page}?${new URLSearchParams({ service })}`;
}

/** Returns a function for the address of a new request with a contact (CONT-012); undefined without the right. */
export function useContactRequestHref(): ((contact: Contact) => string) | undefined {
  const user = useUser();
  const routes = usePortalRoutes();
  if (creationHref(user, routes, { service: 'CONTACTS' }) === undefined) return undefined;
  return ({ participantId, contract }) =>
    creationHref(user, routes, {
      service: 'CONTACTS',
      ...(contract && { contract: contract.id }),
      ...(participantId !== null && { participant: participantId }),
    })!;
}
