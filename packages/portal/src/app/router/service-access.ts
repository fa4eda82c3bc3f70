import { SERVICES, type CatalogueService, type ServiceCode } from '@atrium/contract/services';
import type { User, UserService } from '@atrium/contract/users';

/** What opening a service leads to. */
export type ServiceAccess = 'open' | 'marketing' | 'unavailable';

/** Returns `marketing` for an offered service, with a contact page (NAV-011), or `unavailable` if off (PLAT-053). */
export function serviceAccess(service: UserService): ServiceAccess {
  if (service.isMarketing) return 'marketing';
  return service.isNotAvailable ? 'unavailable' : 'open';
}

export const catalogueEntry = (code: ServiceCode): CatalogueService => SERVICES[code];

export const isExternal = (url: string): boolean => /^https?:\/\//.test(url);

export const heldService = (user: User, code: ServiceCode): UserService | undefined =>
  user.services.find((service) => service.name === code);
