import type { User } from '@atrium/contract/users';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { hubHref, newRequestHref } from './requests.ts';

const leadsTo = (routes: RouteObject[], address: string, path: string): boolean =>
  // Compares the path: without the form, `new` would match as the id of a request.
  matchRoutes(routes, address)?.at(-1)?.route.path === path;

/** Values of a request that are known before it is created. */
export interface RequestDefaults {
  /** The service whose page the user comes from (REQ-033). */
  service?: string;
  /** The action of that service. */
  action?: string;
  contract?: string;
  /** The account of a participant. */
  participant?: string;
  /** The code of the legal entity that the request is about. */
  ricos?: string;
}

/**
 * Returns where the user creates a request: bank users on the form, with the known values (REQ-031); clients in the
 * hub, or on the form of the service they come from (REQ-032, REQ-033). Undefined without the right (REQ-030).
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
