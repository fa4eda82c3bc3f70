import type { NotificationPreference, UserPreference } from '@atrium/contract/preferences';
import type { Notification } from '@atrium/contract/notifications';
import type { User, UserRole } from '@atrium/contract/users';

/** The profile of Claire Vasseur for stories and tests; the clock is at 20 November 2026, 13:32 UTC. */
export const USER = {
  contactInformation: {
    firstName: 'Claire',
    lastName: 'Vasseur',
    email: 'claire.vasseur@halden.example',
    landlinePhone: '+33144801207',
    mobilePhone: '06 12 34 56 78',
    isInternal: false,
    isAdmin: false,
    isClientAdmin: false,
  },
  address: {
    addressLine1: '12 rue de Lisbonne',
    addressLine2: '',
    zipCode: '75008',
    city: 'Paris',
    state: '',
    countryCode: 'FR',
  },
  company: { name: 'Halden Group' },
} satisfies Pick<User, 'contactInformation' | 'address' | 'company'>;

export const ROLES: readonly UserRole[] = [
  {
    name: 'Relationship manager',
    contract: { name: 'Halden 00418' },
    clientTeamRole: { category: 'Coverage', businessLine: 'Corporate', teamName: 'Energy Paris' },
  },
  { name: 'Back office', contract: { name: 'Norvik 00207' }, clientTeamRole: null },
  { name: 'Observer', contract: { name: '' }, clientTeamRole: null },
];

const notification = (index: number, change: Partial<Notification> = {}): Notification => ({
  notificationId: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  serviceId: 'REQUESTS_BOARD',
  type: 'REQUEST_UPDATED',
  subject: 'Guarantee in favour of Port of Rotterdam',
  url: `/requests-board/requests/00000000-0000-4000-8000-0000000002${String(index).padStart(2, '0')}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 13, 30) - index * 5_400_000).toISOString(),
  count: null,
  isSeen: true,
  ...change,
});

export const NOTIFICATIONS: readonly Notification[] = [
  notification(0, {
    type: 'REQUEST_ACTION_REQUIRED',
    subject: 'Opening of a EUR current account',
    isSeen: false,
  }),
  notification(1, { isSeen: false }),
  notification(2, { type: 'REQUEST_TO_CLOSE', subject: 'Change of signatories of Halden Iberia SL' }),
  notification(9, { subject: '' }),
  notification(40, { subject: 'Documents for the yearly review of Halden Energy GmbH' }),
];

const definition = (id: string, order: number, change: Partial<UserPreference['preference']>) => ({
  id,
  name: id,
  label: id,
  sublabel: '',
  scopes: [],
  defaultValues: [],
  isMultiValues: false,
  isNotification: false,
  order,
  ...change,
});

/** Out of order on purpose (PROF-037). */
export const PREFERENCES: readonly UserPreference[] = [
  {
    category: 'DISPLAY',
    values: ['EUR', 'USD'],
    preference: definition('reportingCurrencies', 3, {
      label: 'Currencies shown first',
      sublabel: 'They come first in lists and filters.',
      scopes: [
        { value: 'EUR', label: 'Euro' },
        { value: 'USD', label: 'US dollar' },
        { value: 'GBP', label: 'Pound sterling' },
      ],
      defaultValues: ['EUR'],
      isMultiValues: true,
    }),
  },
  {
    category: 'CONTACT',
    values: ['en'],
    preference: definition('mailLanguage', 0, {
      label: 'Language of emails',
      sublabel: 'The language in which the bank writes to you.',
      scopes: [
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'French' },
      ],
      defaultValues: ['en'],
    }),
  },
  {
    category: 'CONTACT',
    values: [''],
    preference: definition('mailReference', 2, {
      label: 'Your reference',
      sublabel: 'Added to the subject of emails, for your own filing.',
      defaultValues: [''],
    }),
  },
  {
    category: 'CONTACT',
    values: ['false'],
    preference: definition('mailSummary', 1, {
      label: 'Weekly summary',
      sublabel: 'One email on Monday with the requests that wait for you.',
      defaultValues: ['false'],
    }),
  },
];

const told = (id: string, label: string, category: string, order: number): NotificationPreference => ({
  preference: definition(id, order, { label, isNotification: true, defaultValues: ['true'] }),
  emailValue: order !== 1,
  webmailValue: true,
  category,
});

export const NOTIFICATION_PREFERENCES: readonly NotificationPreference[] = [
  told('requestActionRequired', 'A request waits for you', 'Requests', 0),
  told('requestMessage', 'New message', 'Requests', 1),
  told('documentReceived', 'New document', 'Documents', 3),
];
