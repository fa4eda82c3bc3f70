import type { User } from '@atrium/contract/users';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';

/**
 * Where a client asks for something about powers, or for other signatories at once (POA-018); of a legal entity, which the
 * form then names. Undefined for people of the
 * bank and without the right (POA-001, POA-002, POA-017).
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
