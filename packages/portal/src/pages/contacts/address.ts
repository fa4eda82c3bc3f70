import {
  CONTACT_FILTER_FIELDS,
  CONTACT_PAGES_MAX,
  FIRST_CATEGORY,
} from '@atrium/contract/contact-filter-rules';
import { readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';

const PAGE = 'page';
const SCOPE = 'scope';
const EVERYONE = 'all';

/** What the address of the contacts page says (CONT-001, CONT-005). */
export interface ContactsView {
  readonly filters: Filters;
  /** How many pages stand under each other. */
  readonly pages: number;
}

/** What clients see when they open the contacts: their core dedicated team (CONT-006). */
const FIRST_FILTERS: Filters = { categories: [FIRST_CATEGORY] };

/** What an address says; what it says wrongly is left out. */
export function readView(address: URLSearchParams): ContactsView {
  const pages = Math.trunc(Number(address.get(PAGE)));
  return {
    filters: readFilters(CONTACT_FILTER_FIELDS, address),
    pages: pages >= 1 ? Math.min(pages, CONTACT_PAGES_MAX) : 1,
  };
}

/** The address of a view; without filters it says that this is meant, so that clients do not start again. */
export function writeView({ filters, pages }: ContactsView): URLSearchParams {
  const address = writeFilters(CONTACT_FILTER_FIELDS, filters);
  if (address.size === 0) address.set(SCOPE, EVERYONE);
  if (pages > 1) address.set(PAGE, String(pages));
  return address;
}

/** Where an address that says nothing leads a client first; null where it is to be taken as it is. */
export function startOf(address: URLSearchParams, isInternal: boolean): URLSearchParams | null {
  const isBare = address.get(SCOPE) !== EVERYONE && Object.keys(readView(address).filters).length === 0;
  return isBare && !isInternal ? writeView({ filters: FIRST_FILTERS, pages: 1 }) : null;
}
