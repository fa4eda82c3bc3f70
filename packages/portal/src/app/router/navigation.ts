import { EXPIRY_CALENDAR_ENTRY, hasExpiryCalendar } from '@atrium/contract/expiry-calendar-page';
import { SERVICES, byCatalogueOrder, type ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Language, NavigationService } from '@atrium/ui';
import type { RouteObject } from 'react-router-dom';
import { leadsToPage } from './prefetch.ts';
import { catalogueEntry, isExternal, serviceAccess } from './service-access.ts';

export interface ServiceEntry extends NavigationService {
  id: ServiceCode;
  /** Leaves the portal (NAV-014). */
  external: boolean;
}

/**
 * The services of a person that lead somewhere, in the order of the catalogue (NAV-004 to NAV-006, NAV-013, NAV-014); one
 * whose page does not exist is left out, and so is one that only a newer release of the portal has a name for.
 */
export function serviceNavigation(user: User, routes: RouteObject[], language: Language): ServiceEntry[] {
  return user.services
    .filter(({ name }) => Object.hasOwn(SERVICES, name))
    .toSorted((a, b) => byCatalogueOrder(a.name, b.name))
    .map((service) => {
      const { group, order, label, newTab } = catalogueEntry(service.name);
      const isOpen = serviceAccess(service) === 'open';
      const elsewhere = isExternal(service.url);
      return {
        id: service.name,
        group,
        order,
        label: label[language],
        // A service elsewhere that cannot be opened still says why, on a page of the portal.
        href: elsewhere && !isOpen ? `/services/${service.name}` : service.url,
        external: elsewhere && isOpen,
        newTab: newTab && isOpen,
      };
    })
    .filter((entry) => entry.external || leadsToPage(routes, entry.href));
}

/** The pages that are no service, for those who have them: they stand in the groups of the services. */
export function pageNavigation(user: User, language: Language): NavigationService[] {
  const { label, ...entry } = EXPIRY_CALENDAR_ENTRY;
  return hasExpiryCalendar.allows(user) ? [{ ...entry, label: label[language] }] : [];
}
