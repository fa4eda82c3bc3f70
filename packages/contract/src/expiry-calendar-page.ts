/** Where the expiry calendar appears in the portal, and for whom; neither schemas nor the rules of the calendar. */
import { anyOf, holdsService } from './access.ts';
import type { ServiceCode, ServiceGroup } from './services.ts';

/** Services whose dates are in the calendar; users who hold one of them have a calendar. */
export const EXPIRY_SERVICES = [
  'KYC',
  'POWER_OF_ATTORNEY',
  'GUARANTEES',
  'LOANS_AND_DEPOSITS',
  'REQUESTS_BOARD',
] as const satisfies readonly ServiceCode[];
export type ExpiryService = (typeof EXPIRY_SERVICES)[number];

export const hasExpiryCalendar = anyOf(...EXPIRY_SERVICES.map((service) => holdsService(service)));

/** URL that opens the settings of its reminders. */
export const EXPIRY_REMINDERS_HREF = '/expiry-calendar?reminders=open';

/** Its navigation entry: after the services of the relationship group, because the calendar is not a service itself. */
export const EXPIRY_CALENDAR_ENTRY = {
  id: 'EXPIRY_CALENDAR',
  group: 'Relationship' satisfies ServiceGroup,
  order: 10,
  href: '/expiry-calendar',
  label: { en: 'Expiry calendar', fr: 'Échéancier' },
} as const;
