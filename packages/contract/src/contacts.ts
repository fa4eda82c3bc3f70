import * as z from 'zod';
import { holdsService } from './access.ts';
import { CONTACT_CATEGORIES, CONTACT_SEARCH_TYPES } from './contact-rules.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';

/** DATA-046: an entry of the directory. */
export const Contact = z
  .object({
    id: Id,
    name: z.string(),
    title: z.string(),
    businessLine: z.string(),
    teamName: z.string(),
    category: z.enum(CONTACT_CATEGORIES),
    location: z.string(),
    locationCode: z.string().length(2).describe('ISO 3166-1 alpha-2'),
    products: z.array(z.string()),
    type: z.string(),
    perimeter: z.string(),
    mainPhone: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    outOfParisTime: z.boolean(),
    email: z.string(),
    bookmark: z.boolean().describe('A favourite of the caller'),
    canBeContacted: z.boolean(),
    canBeBookmarked: z.boolean(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof Contact>;

const SearchCriteria = z.strictObject({
  types: z.array(z.enum(CONTACT_SEARCH_TYPES)).max(CONTACT_SEARCH_TYPES.length).default([]),
  categories: z.array(z.enum(CONTACT_CATEGORIES)).max(CONTACT_CATEGORIES.length).default([]),
  query: z.string().trim().max(300).default('').describe('Words that name, title, line, team or place hold'),
  limit: z.number().int().min(1).max(500).default(100),
});

const holdsContacts = holdsService('CONTACTS');

export const contacts = endpoints({
  search: {
    method: 'POST',
    path: '/contacts/search',
    tag: 'contacts',
    summary: 'Contacts of the caller’s contracts that match, by name (API-118, DATA-047)',
    body: SearchCriteria,
    response: z.object({
      members: z.array(z.object({ clientMember: Contact, canBeImpersonated: z.boolean() })),
      totalRecords: z.number().int().min(0),
      searchCriteria: SearchCriteria.describe('What was searched for'),
    }),
    cost: 'high',
    errorKey: 'get-contacts',
    access: holdsContacts,
  },
  addFavorite: {
    method: 'POST',
    path: '/contacts/favorites/{id}',
    tag: 'contacts',
    summary: 'Adds a contact to the caller’s favourites (API-119)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-contact-favorite',
    access: holdsContacts,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/contacts/favorites/{id}',
    tag: 'contacts',
    summary: 'Takes a contact out of the caller’s favourites (API-120)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-contact-favorite',
    access: holdsContacts,
  },
});
