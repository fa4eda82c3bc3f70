import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { useQuery } from '@tanstack/react-query';
import { serviceCreationQuery } from '../api/service-creation.ts';
import { creationHref, type RequestDefaults } from './addresses/request-creation.ts';
import { usePortalRoutes } from './router/routes-context.ts';

/**
 * Returns a function that gives where the user creates a request for a service. It gives undefined without the right,
 * and where no open contract takes such requests, as the server refuses them (API-069, NEW-002).
 */
export function useServiceCreation(
  user: User,
  service: ServiceCode | undefined,
): (defaults?: Omit<RequestDefaults, 'service'>) => string | undefined {
  const routes = usePortalRoutes();
  const { data: rights } = useQuery({
    ...serviceCreationQuery(service!),
    enabled: service !== undefined && creationHref(user, routes, { service }) !== undefined,
  });
  return (defaults) =>
    service && rights?.canCreateRequest ? creationHref(user, routes, { ...defaults, service }) : undefined;
}
