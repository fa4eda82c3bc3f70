import type { Contact } from '@atrium/contract/contacts';
import { useCallback } from 'react';
import { useUser } from '../../api/users.ts';
import { creationHref } from '../addresses/request-creation.ts';
import { leadsToPage } from './prefetch.ts';
import { usePortalRoutes } from './routes-context.ts';

/** Gives an address of the portal back when a page stands there for this person, and nothing while none does. */
export function useLiveHref(): (href: string) => string | undefined {
  const routes = usePortalRoutes();
  return useCallback(
    (href) => (href.startsWith('/') && leadsToPage(routes, href) ? href : undefined),
    [routes],
  );
}

/** Where this person requests something of a service; nowhere without the right or while the page does not exist. */
export function useNewRequestHref(service: string): string | undefined {
  const user = useUser();
  const routes = usePortalRoutes();
  const page = creationHref(user, routes);
  return page && `${page}?${new URLSearchParams({ service })}`;
}

/** Where this person starts a request in which a contact takes part (CONT-012); nowhere without the right. */
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
