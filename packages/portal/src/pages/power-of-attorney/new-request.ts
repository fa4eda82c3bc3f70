import type { User } from '@atrium/contract/users';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';

/**
 * Returns where a client creates a request about powers, or for new signatories (POA-018); with a legal entity, the
 * form names it. Empty for bank users and without the right (POA-001, POA-002, POA-017).
 */
export function useNewPowerRequest(
  user: User,
  ricosCode?: string,
): { newRequestHref?: string; renewHref?: string } {
  const routes = usePortalRoutes();
  if (user.contactInformation.isInternal) return {};
  const about = { service: 'POWER_OF_ATTORNEY', ...(ricosCode && { ricos: ricosCode }) };
  const newRequestHref = creationHref(user, routes, about);
  const renewHref = creationHref(user, routes, { ...about, action: 'SIGNATORIES_UPDATE' });
  return { ...(newRequestHref && { newRequestHref }), ...(renewHref && { renewHref }) };
}
