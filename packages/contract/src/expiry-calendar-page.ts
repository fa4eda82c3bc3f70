/** Where the expiry calendar stands in the portal, and for whom; free of schemas and of its rules. */
import { anyOf, holdsService } from './access.ts';
import type { ServiceCode, ServiceGroup } from './services.ts';

/** The services whose dates are in the calendar; people who have one of them have a calendar. */
export const EXPIRY_SERVICES = [
  'KYC',
  'POWER_OF_ATTORNEY',
  'GUARANTEES',
  'LOANS_AND_DEPOSITS',
  'REQUESTS_BOARD',
] as const satisfies readonly ServiceCode[];
export type ExpiryService = (typeof EXPIRY_SERVICES)[number];

export const hasExpiryCalendar = anyOf(...EXPIRY_SERVICES.map((service) => holdsService(service)));

/** Where its reminders are chosen. */
export const EXPIRY_REMINDERS_HREF = '/expiry-calendar?reminders=open';

/** Its entry in the navigation: after the services of the relationship, as it is no service of its own. */
export const EXPIRY_CALENDAR_ENTRY = {
  id: 'EXPIRY_CALENDAR',
  group: 'Relationship' satisfies ServiceGroup,
  order: 10,
  href: '/expiry-calendar',
  label: { en: 'Expiry calendar', fr: 'Échéancier' },
} as const;
