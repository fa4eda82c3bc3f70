import { readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';
import { SEARCH_FILTER_FIELDS } from '@atrium/contract/search-filter-rules';
import { SEARCH_LIMIT, SEARCH_PAGE_SIZE, SEARCH_TYPES, type SearchType } from '@atrium/contract/search-rules';
import { countryCodeOf } from '@atrium/contract/tag-rules';

const MORE = 'more';
const COUNTRY = 'country';
const CURRENCY = 'currency';
const PAGES_MAX = SEARCH_LIMIT / SEARCH_PAGE_SIZE;

/** The view of the search in the URL (SRCH-002, SRCH-044). */
export interface SearchView {
  readonly filters: Filters;
  /** Number of loaded pages per service; one by default. */
  readonly pages: Readonly<Partial<Record<SearchType, number>>>;
}

/** Replaces country names by their codes (TAG-018); unknown countries become empty. */
function withCodes(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(COUNTRY);
  next.delete(CURRENCY);
  for (const value of address.getAll(COUNTRY)) next.append(COUNTRY, countryCodeOf(value) ?? '');
  for (const value of address.getAll(CURRENCY)) next.append(CURRENCY, value.trim().toUpperCase());
  return next;
}

/** Reads the view from the URL; invalid values are ignored. */
export function readView(address: URLSearchParams): SearchView {
  const pages = address.getAll(MORE).flatMap((text): [SearchType, number][] => {
    const [name, count] = text.split('-');
    const type = SEARCH_TYPES.find((each) => each === name);
    const number = Math.trunc(Number(count));
    return type && number > 1 ? [[type, Math.min(number, PAGES_MAX)]] : [];
  });
  return {
    filters: readFilters(SEARCH_FILTER_FIELDS, withCodes(address)),
    pages: Object.fromEntries(pages),
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeView({ filters, pages }: SearchView): URLSearchParams {
  const address = writeFilters(SEARCH_FILTER_FIELDS, filters);
  for (const type of SEARCH_TYPES) {
    const count = pages[type] ?? 1;
    if (count > 1) address.append(MORE, `${type}-${count}`);
  }
  return address;
}

/** Returns the address of the search with these filters. */
export const searchHref = (filters: Filters): string => `/search?${writeView({ filters, pages: {} })}`;
