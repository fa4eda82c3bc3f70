import type { User } from '@atrium/contract/users';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { hubHref, newRequestHref } from './requests.ts';

const leadsTo = (routes: RouteObject[], address: string, path: string): boolean =>
  // `new` is no id of a request.
  matchRoutes(routes, address)?.at(-1)?.route.path === path;

/** What is known of a request before it is created. */
export interface RequestDefaults {
  /** The service of the page that the person comes from (REQ-033). */
  service?: string;
  /** What is asked of that service. */
  action?: string;
  contract?: string;
  /** The account of somebody who takes part. */
  participant?: string;
  /** The code of the legal entity that it is about. */
  ricos?: string;
}

/**
 * Where this person creates a request: people of the bank on the form, with what is known (REQ-031); clients in the hub,
 * or on the form of the service that they come from (REQ-032, REQ-033). Undefined without the right (REQ-030).
 */
export function creationHref(
  user: User,
  routes: RouteObject[],
  { service, action, contract, participant, ricos }: RequestDefaults = {},
): string | undefined {
  if (!user.rights.requests.canCreateRequest) return undefined;
  const form = newRequestHref({
    ...(contract && { contract }),
    ...(service && { service }),
    ...(action && { action }),
    ...(participant && { participant }),
    ...(ricos && { ricos }),
  });
  if (user.contactInformation.isInternal || service)
    return leadsTo(routes, newRequestHref(), 'requests/new') ? form : undefined;
  return leadsTo(routes, hubHref(), 'services') ? hubHref() : undefined;
}
