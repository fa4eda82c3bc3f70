import type { User } from '@atrium/contract/users';
import { matchRoutes, type RouteObject } from 'react-router-dom';

const CREATION = '/requests-board/requests/new';

/** Where this person creates a request; undefined without the right (REQ-031, PROF-006), or without the page. */
export function creationHref(user: User, routes: RouteObject[]): string | undefined {
  if (!user.rights.requests.canCreateRequest) return undefined;
  const page = matchRoutes(routes, CREATION)?.at(-1);
  // `new` is no id of a request.
  return page?.route.path === 'requests/new' ? CREATION : undefined;
}
