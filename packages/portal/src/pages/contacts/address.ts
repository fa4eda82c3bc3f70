import {
  CONTACT_FILTER_FIELDS,
  CONTACT_PAGES_MAX,
  FIRST_CATEGORY,
} from '@atrium/contract/contact-filter-rules';
import { readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';

const PAGE = 'page';
const SCOPE = 'scope';
const EVERYONE = 'all';

/** The view of the contacts page in the URL (CONT-001, CONT-005). */
export interface ContactsView {
  readonly filters: Filters;
  /** Number of loaded pages. */
  readonly pages: number;
}

/** The initial filters of clients: their core dedicated team (CONT-006). */
const FIRST_FILTERS: Filters = { categories: [FIRST_CATEGORY] };

/** Reads the view from the URL; invalid values are ignored. */
export function readView(address: URLSearchParams): ContactsView {
  const pages = Math.trunc(Number(address.get(PAGE)));
  return {
    filters: readFilters(CONTACT_FILTER_FIELDS, address),
    pages: pages >= 1 ? Math.min(pages, CONTACT_PAGES_MAX) : 1,
  };
}

/** Writes a view to the URL; an explicit parameter marks no filters, so that clients do not get the initial ones. */
export function writeView({ filters, pages }: ContactsView): URLSearchParams {
  const address = writeFilters(CONTACT_FILTER_FIELDS, filters);
  if (address.size === 0) address.set(SCOPE, EVERYONE);
  if (pages > 1) address.set(PAGE, String(pages));
  return address;
}

/** Returns the initial URL of a client for a URL without a view; null when the URL is used as it is. */
export function startOf(address: URLSearchParams, isInternal: boolean): URLSearchParams | null {
  const isBare = address.get(SCOPE) !== EVERYONE && Object.keys(readView(address).filters).length === 0;
  return isBare && !isInternal ? writeView({ filters: FIRST_FILTERS, pages: 1 }) : null;
}
