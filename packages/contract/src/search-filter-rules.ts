/** URL parameters and filters of the search, without schemas. */
import type { DateFilter, FilterFields, Filters } from './filter-rules.ts';
import { cleanFilters } from './filter-rules.ts';
import type { SavedQuery } from './saved-searches.ts';
import { OWN_KINDS, RECENT_DAYS, SEARCH_TYPES } from './search-rules.ts';
import type { SearchFiltersInput } from './search.ts';
import { UUID } from './uuid.ts';

/** Format of a moment, `2026-11-20T02:30:00.000Z`. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** Filters of the search by their name in calls and URLs, in the order of the page (SRCH-044). */
export const SEARCH_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  changed: { type: 'SELECT', values: ['true'] },
  since: { type: 'SELECT', pattern: MOMENT },
  date: { type: 'DATE' },
  recent: { type: 'SELECT', values: RECENT_DAYS },
  own: { type: 'SELECT', values: OWN_KINDS },
  services: { type: 'SELECT', values: SEARCH_TYPES },
  country: { type: 'SELECT', pattern: /^[A-Z]{2,3}$/ },
  currency: { type: 'SELECT', pattern: /^[A-Z]{3}$/ },
  ricosCodes: { type: 'SELECT', pattern: /^.{1,20}$/u },
  contracts: { type: 'SELECT', pattern: UUID },
  tags: { type: 'TAG', pattern: UUID },
} as const satisfies FilterFields;
export type SearchFilterField = keyof typeof SEARCH_FILTER_FIELDS;

/** Returns the request body for the cleaned filters of a URL; a period becomes two fields. */
export function searchFilterBody(filters: Filters): SearchFiltersInput {
  const { date, changed, since, ...others } = filters;
  return {
    ...others,
    ...(date as DateFilter | undefined),
    ...(changed !== undefined && { changed: true }),
    ...(since !== undefined && { since: (since as readonly string[])[0]! }),
  };
}

/** Returns filters as a saved search stores them (SRCH-025), without the time of an alert. */
export function savedQueryOf(filters: Filters): SavedQuery {
  const { date, since: _alert, ...others } = filters;
  const { dateFrom = null, dateTo = null } = (date ?? {}) as DateFilter;
  return { ...(others as Omit<SavedQuery, 'timeLine'>), timeLine: { dateFrom, dateTo } };
}

/** Returns the filters of a saved search (SRCH-026), without those that this release does not know. */
export function filtersOfSavedQuery({ timeLine, ...others }: SavedQuery): Filters {
  const { dateFrom, dateTo } = timeLine;
  return cleanFilters(SEARCH_FILTER_FIELDS, {
    ...(others as Filters),
    date: { ...(dateFrom !== null && { dateFrom }), ...(dateTo !== null && { dateTo }) },
  });
}
