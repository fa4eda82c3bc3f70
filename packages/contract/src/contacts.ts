import * as z from 'zod';
import { holdsService } from './access.ts';
import { ACTIVITY_LENGTH, CONTACT_CATEGORIES, CONTACT_SEARCH_TYPES, CONTACT_SORTS } from './contact-rules.ts';
import { CONTRACT_KINDS, CONTRACT_STATUSES } from './contract-status.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { FilterBlock } from './filters.ts';
import { Id, idParams } from './ids.ts';

/** DATA-046: an entry of the directory. */
export const Contact = z
  .object({
    id: Id,
    name: z.string(),
    title: z.string(),
    businessLine: z.string().describe('In the language of the call'),
    businessLineCode: z
      .string()
      .describe('Language-independent code of the business line, used in filters and rules'),
    teamName: z.string().describe('Team; for a member of a client, the company'),
    category: z.enum(CONTACT_CATEGORIES),
    location: z.string().describe('Town; empty if unknown'),
    locationCode: z.string().length(2).nullable().describe('ISO 3166-1 alpha-2; null if unknown'),
    timeZone: z.string().nullable().describe('IANA name, for example Europe/London; null if unknown'),
    products: z.array(z.string()),
    type: z.string(),
    perimeter: z.string(),
    mainPhone: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    outOfParisTime: z
      .boolean()
      .describe('Whether the local time is known and currently differs from Paris time'),
    email: z.string(),
    bookmark: z.boolean().describe('Whether the contact is a favourite of the caller'),
    canBeContacted: z.boolean(),
    canBeBookmarked: z.boolean(),
    participantId: Id.nullable().describe(
      'Id of the account with which the contact participates in requests',
    ),
    contract: z
      .object({
        id: Id,
        number: z.string(),
        name: z.string(),
        status: z.enum(CONTRACT_STATUSES).describe('Status of the member in the contract'),
        type: z.enum(CONTRACT_KINDS),
      })
      .nullable()
      .describe('For a member of a client: the first of their contracts visible to the caller, by number'),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof Contact>;

const series = (length: number) =>
  z
    .array(z.number().int().min(0))
    .length(length)
    .describe('Number of sign-ins per period, oldest first; the last period is the current one');

/** Sign-in counts of a client user (CONT-019) by day, week (from Monday) and month, in Paris time. */
export const ContactActivity = z
  .object({
    daysActivityData: series(ACTIVITY_LENGTH.days),
    weeksActivityData: series(ACTIVITY_LENGTH.weeks),
    monthsActivityData: series(ACTIVITY_LENGTH.months),
    lastActivityDate: Moment.nullable(),
  })
  .meta({ id: 'ContactActivity' });
export type ContactActivity = z.output<typeof ContactActivity>;

const some = <T extends z.ZodType>(item: T, maximum = 100) => z.array(item).max(maximum).default([]);

/** Filters of contacts (CONT-001); an empty list filters nothing. */
const ContactFilters = z.strictObject({
  query: z
    .string()
    .trim()
    .max(300)
    .default('')
    .describe(
      'Words to find in the name, title, business line, team, products or location, ignoring case and accents',
    ),
  categories: some(z.enum(CONTACT_CATEGORIES)),
  businessLines: some(z.string().min(1).max(100)),
  contracts: some(Id),
  countries: some(z.string().length(2)),
  products: some(z.string().min(1).max(100).describe('English names of products')),
  types: some(z.enum(CONTACT_SEARCH_TYPES)),
});
export type ContactFilters = z.output<typeof ContactFilters>;
export type ContactFiltersInput = z.input<typeof ContactFilters>;

const SearchCriteria = ContactFilters.extend({
  sort: z.enum(CONTACT_SORTS).default('Name'),
  page: z.number().int().min(1).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(500).default(100),
});
export type ContactSearch = z.output<typeof SearchCriteria>;

const holdsContacts = holdsService('CONTACTS');

export const contacts = endpoints({
  search: {
    method: 'POST',
    path: '/contacts/search',
    tag: 'contacts',
    summary: 'Search the contacts of the caller’s contracts (API-118, DATA-047)',
    body: SearchCriteria,
    response: z.object({
      members: z.array(
        z.object({
          clientMember: Contact,
          analyticsActivity: ContactActivity.nullable().describe(
            'For members of clients, returned to bank users only',
          ),
          canBeImpersonated: z.boolean(),
        }),
      ),
      totalRecords: z.number().int().min(0),
      searchCriteria: SearchCriteria.describe('The criteria of the search'),
    }),
    cost: 'high',
    errorKey: 'get-contacts',
    access: holdsContacts,
  },
  filters: {
    method: 'POST',
    path: '/contacts/filters',
    tag: 'contacts',
    summary:
      'Get the filters for contacts, with the number of contacts per value under the other filters (CONT-001)',
    body: ContactFilters,
    response: z.array(FilterBlock),
    cost: 'high',
    errorKey: null,
    access: holdsContacts,
  },
  card: {
    method: 'GET',
    path: '/contacts/{id}/card',
    tag: 'contacts',
    summary: 'Download a contact as a vCard (version of RFC 2426 for compatibility, fields as in RFC 6350)',
    params: idParams,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-contact-card',
    access: holdsContacts,
  },
  addFavorite: {
    method: 'POST',
    path: '/contacts/favorites/{id}',
    tag: 'contacts',
    summary: 'Add a contact to the caller’s favourites (API-119)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-contact-favorite',
    access: holdsContacts,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/contacts/favorites/{id}',
    tag: 'contacts',
    summary: 'Remove a contact from the caller’s favourites (API-120)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-contact-favorite',
    access: holdsContacts,
  },
});
