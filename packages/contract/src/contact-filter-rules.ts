/** The address and the filters of the contacts page, free of schemas; apart from what every list of contacts needs. */
import { CONTACT_CATEGORIES, CONTACT_SEARCH_TYPES } from './contact-rules.ts';
import type { ContactCategory } from './contact-rules.ts';
import type { ContactFiltersInput } from './contacts.ts';
import type { FilterFields, Filters } from './filter-rules.ts';

/** Most pages in a list; to see more, people narrow the list. */
export const CONTACT_PAGES_MAX = 50;

/** What an identifier of a record looks like. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What contacts are filtered by, by the name that it has in calls and addresses, in the order of the page (CONT-001). */
export const CONTACT_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  categories: { type: 'SELECT', values: CONTACT_CATEGORIES },
  businessLines: { type: 'SELECT', pattern: /^.{1,100}$/u },
  contracts: { type: 'SELECT', pattern: ID },
  countries: { type: 'SELECT', pattern: /^[A-Z]{2}$/ },
  products: { type: 'SELECT', pattern: /^.{1,100}$/u },
  types: { type: 'SELECT', values: CONTACT_SEARCH_TYPES },
} as const satisfies FilterFields;
export type ContactFilterField = keyof typeof CONTACT_FILTER_FIELDS;

/** The category that clients see first, the core dedicated team (CONT-006, CONT-021). */
export const FIRST_CATEGORY: ContactCategory = 'core-team';

/** Filters of an address, cleaned, as the calls take them. */
export const contactFilterBody = (filters: Filters): ContactFiltersInput => ({ ...filters });
