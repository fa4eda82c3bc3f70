/** URL parameters and filters of the contacts page, no schemas; separate from what every list of contacts needs. */
import { CONTACT_CATEGORIES, CONTACT_SEARCH_TYPES } from './contact-rules.ts';
import type { ContactCategory } from './contact-rules.ts';
import type { ContactFiltersInput } from './contacts.ts';
import type { FilterFields, Filters } from './filter-rules.ts';
import { UUID } from './uuid.ts';

/** Maximum number of pages in a list; to see more, users narrow the list. */
export const CONTACT_PAGES_MAX = 50;

/** Contact filters by their name in calls and URLs, in the order of the page (CONT-001). */
export const CONTACT_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  categories: { type: 'SELECT', values: CONTACT_CATEGORIES },
  businessLines: { type: 'SELECT', pattern: /^.{1,100}$/u },
  contracts: { type: 'SELECT', pattern: UUID },
  countries: { type: 'SELECT', pattern: /^[A-Z]{2}$/ },
  products: { type: 'SELECT', pattern: /^.{1,100}$/u },
  types: { type: 'SELECT', values: CONTACT_SEARCH_TYPES },
} as const satisfies FilterFields;
export type ContactFilterField = keyof typeof CONTACT_FILTER_FIELDS;

/** The category shown first to clients, the core dedicated team (CONT-006, CONT-021). */
export const FIRST_CATEGORY: ContactCategory = 'core-team';

/** Returns the request body for the cleaned filters of a URL. */
export const contactFilterBody = (filters: Filters): ContactFiltersInput => ({ ...filters });
