import type { User } from '@atrium/contract/users';
import { useServiceCreation } from '../../app/use-service-creation.ts';

/**
 * Returns where a client creates a request about powers, or for new signatories (POA-018); with a legal entity, the
 * form names it. Empty for bank users and without the right (POA-001, POA-002, POA-017).
 */
export function useNewPowerRequest(
  user: User,
  ricosCode?: string,
): { newRequestHref?: string; renewHref?: string } {
  const creation = useServiceCreation(
    user,
    user.contactInformation.isInternal ? undefined : 'POWER_OF_ATTORNEY',
  );
  const about = { ...(ricosCode && { ricos: ricosCode }) };
  const newRequestHref = creation(about);
  const renewHref = creation({ ...about, action: 'SIGNATORIES_UPDATE' });
  return { ...(newRequestHref && { newRequestHref }), ...(renewHref && { renewHref }) };
}
