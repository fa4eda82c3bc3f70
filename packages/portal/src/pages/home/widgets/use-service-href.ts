import type { ServiceCode } from '@atrium/contract/services';
import { useServiceNavigation } from '../../../app/router/use-service-navigation.ts';

/** Where the header of a widget leads (WID-002): its service, if that leads somewhere for this person. */
export function useServiceHref(code: ServiceCode): { href: string; external: boolean } | undefined {
  const service = useServiceNavigation().find(({ id }) => id === code);
  return service && { href: service.href, external: service.external || service.newTab === true };
}
