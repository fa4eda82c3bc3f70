import { EXPIRY_CALENDAR_ENTRY, hasExpiryCalendar } from '@atrium/contract/expiry-calendar-page';
import { SERVICES, byCatalogueOrder, type ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Language, NavigationService } from '@atrium/ui';
import type { RouteObject } from 'react-router-dom';
import { leadsToPage } from './prefetch.ts';
import { catalogueEntry, isExternal, serviceAccess } from './service-access.ts';

export interface ServiceEntry extends NavigationService {
  id: ServiceCode;
  /** The link leaves the portal (NAV-014). */
  external: boolean;
}

/**
 * Returns the services of a user that lead to a page, in catalogue order (NAV-004 to NAV-006, NAV-013, NAV-014);
 * services without a page, and services known only to a newer release of the portal, are omitted.
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
        // An external service that cannot be opened leads to a page of the portal that says why.
        href: elsewhere && !isOpen ? `/services/${service.name}` : service.url,
        external: elsewhere && isOpen,
        newTab: newTab && isOpen,
      };
    })
    .filter((entry) => entry.external || leadsToPage(routes, entry.href));
}

/** Returns the pages that are not services, for users who have them; they are listed in the groups of the services. */
export function pageNavigation(user: User, language: Language): NavigationService[] {
  const { label, ...entry } = EXPIRY_CALENDAR_ENTRY;
  return hasExpiryCalendar.allows(user) ? [{ ...entry, label: label[language] }] : [];
}
