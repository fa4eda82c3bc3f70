import type { Contact, ContactActivity } from '@atrium/contract/contacts';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { ListedContact } from './contacts-page/index.js';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Returns a contact of Halden; the fixed clock of the stories is at 20 November 2026. */
export function contactOf(name: string, index: number, change: Partial<Contact> = {}): Contact {
  const businessLine = change.businessLine ?? 'Client service';
  const [first = '', last = ''] = name.split(' ');
  return {
    id: idOf(index),
    name,
    title: 'Account services',
    businessLine,
    businessLineCode: businessLine,
    teamName: 'Account services',
    category: 'core-team',
    location: 'Paris',
    locationCode: 'FR',
    timeZone: 'Europe/Paris',
    products: [],
    type: 'BANK',
    perimeter: 'International',
    mainPhone: '+33155402000',
    mobilePhone: null,
    outOfParisTime: false,
    email: `${first.charAt(0).toLowerCase()}.${last.toLowerCase()}@atrium.example`,
    bookmark: false,
    canBeContacted: true,
    canBeBookmarked: true,
    participantId: idOf(100 + index),
    contract: null,
    ...change,
  };
}

export const ACTIVITY: ContactActivity = {
  daysActivityData: [0, 3, 4, 2, 1, 0, 0, 4, 3, 1, 2, 0, 4, 4],
  weeksActivityData: [9, 4, 11, 12, 10, 8, 10, 13],
  monthsActivityData: [20, 41, 38, 12, 40, 44],
  lastActivityDate: '2026-11-19T08:12:00.000Z',
};

const LONDON = { location: 'London', locationCode: 'GB', timeZone: 'Europe/London', outOfParisTime: true };
const NEW_YORK = {
  location: 'New York',
  locationCode: 'US',
  timeZone: 'America/New_York',
  outOfParisTime: true,
};
const HALDEN = { id: idOf(90), number: '00418', name: 'Cash management, Halden Group' };
const member = (name: string, index: number, change: Partial<Contact> = {}) =>
  contactOf(name, index, {
    category: 'client',
    businessLine: 'Client',
    teamName: 'Halden Industries SA',
    perimeter: 'Client',
    contract: { ...HALDEN, status: 'SIGNED', type: 'CLIENT' },
    ...change,
  });

const listed = (clientMember: Contact, change: Partial<ListedContact> = {}): ListedContact => ({
  clientMember,
  analyticsActivity: null,
  canBeImpersonated: false,
  ...change,
});

/** Contacts of the bank, as a client sees them. */
export const BANK_CONTACTS: readonly ListedContact[] = [
  listed(
    contactOf('Yusuf Adeyemi', 1, {
      ...LONDON,
      mainPhone: '+442079460412',
      bookmark: true,
      products: ['Accounts', 'Signatories'],
    }),
  ),
  listed(
    contactOf('Paola Ricci', 2, {
      title: 'KYC officer',
      businessLine: 'Compliance',
      teamName: 'KYC desk',
      location: 'Milano',
      locationCode: 'IT',
      timeZone: 'Europe/Rome',
      mainPhone: '+390272634410',
      mobilePhone: '+393356128840',
      products: ['KYC reviews'],
    }),
  ),
  listed(
    contactOf('Thomas Wyatt', 3, {
      ...LONDON,
      category: 'experts',
      title: 'FX sales',
      businessLine: 'Global markets',
      teamName: 'FX sales',
      mainPhone: '+442079460977',
      products: ['Spot', 'Forwards', 'Options'],
      canBeContacted: false,
    }),
  ),
  listed(
    contactOf('Mei Tanaka', 4, {
      ...NEW_YORK,
      category: 'experts',
      title: 'Rates sales',
      businessLine: 'Global markets',
      teamName: 'Rates',
      mainPhone: '212 555 0174 ext. 9',
      products: ['Swaps', 'Caps'],
      canBeContacted: false,
    }),
  ),
];

/** Client members, as a bank administrator sees them. */
export const MEMBERS: readonly ListedContact[] = [
  listed(
    member('Claire Vasseur', 5, {
      title: 'Group treasurer',
      location: 'Lyon',
      mainPhone: '+33472118007',
      mobilePhone: '+33644801207',
      email: 'c.vasseur@halden.example',
    }),
    { analyticsActivity: ACTIVITY, canBeImpersonated: true },
  ),
  listed(
    member('Elin Lindqvist', 6, {
      title: 'Accountant',
      location: 'Göteborg',
      locationCode: 'SE',
      timeZone: 'Europe/Stockholm',
      mainPhone: '+46317014400',
      canBeContacted: false,
      email: 'e.lindqvist@halden.example',
      contract: { ...HALDEN, status: 'DEMO', type: 'CLIENT' },
    }),
    {
      analyticsActivity: {
        daysActivityData: Array.from({ length: 14 }, () => 0),
        weeksActivityData: Array.from({ length: 8 }, () => 0),
        monthsActivityData: Array.from({ length: 6 }, () => 0),
        lastActivityDate: null,
      },
    },
  ),
];

const item = (value: string, label: string, count: number): FilterItem => ({
  value,
  label,
  count,
  isSelected: false,
  children: [],
});
const block = (
  field: string,
  title: string,
  type: FilterBlock['type'],
  items: FilterItem[] = [],
): FilterBlock => ({
  field,
  title,
  type,
  placeholder: null,
  isHidden: items.length === 0,
  isMultiLevel: false,
  items,
});

export const CONTACT_BLOCKS: readonly FilterBlock[] = [
  block('query', 'Search', 'TEXT'),
  block('categories', 'Category', 'SELECT', [
    item('core-team', 'Core dedicated team', 2),
    item('experts', 'Experts', 2),
    item('client', 'Client members', 22),
  ]),
  block('businessLines', 'Business line', 'SELECT', [
    item('Client service', 'Client service', 1),
    item('Compliance', 'Compliance', 1),
    item('Global markets', 'Global markets', 2),
  ]),
  block('countries', 'Country', 'SELECT', [
    item('FR', 'France', 12),
    item('GB', 'United Kingdom', 4),
    item('IT', 'Italy', 1),
  ]),
  block('types', 'Show only', 'SELECT', [
    item('Favorite', 'My bookmarks', 1),
    item('Contactable', 'Can be messaged', 4),
  ]),
];
