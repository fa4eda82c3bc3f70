import type { ServiceCode } from '@atrium/contract/services';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../../api/users.ts';
import { heldService, serviceAccess } from '../../../app/router/service-access.ts';
import { useServiceNavigation } from '../../../app/router/use-service-navigation.ts';

/** Returns the link of a widget's header (WID-002): its service, if the user can open it and it is on another page. */
export function useServiceHref(code: ServiceCode): { href: string; external: boolean } | undefined {
  const held = heldService(useUser(), code);
  const service = useServiceNavigation().find(({ id }) => id === code);
  const { pathname } = useLocation();
  return service && held && serviceAccess(held) === 'open' && service.href !== pathname
    ? { href: service.href, external: service.external || service.newTab === true }
    : undefined;
}
