import { writeFilters } from '@atrium/contract/filter-rules';
import { Id } from '@atrium/contract/ids';
import { filtersOfSavedQuery, SEARCH_FILTER_FIELDS } from '@atrium/contract/search-filter-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';

const SEARCH_PAGE = '/search?';
/** The saved search whose alert leads there; the page itself needs its filters alone. */
const ALERT = 'alert';

/** The search page with what is new since a moment in a saved search. */
export function alertPath(id: string, query: SavedQuery, since: Date): string {
  const filters = { ...filtersOfSavedQuery(query), since: [since.toISOString()] };
  return `${SEARCH_PAGE}${writeFilters(SEARCH_FILTER_FIELDS, filters, new URLSearchParams({ [ALERT]: id }))}`;
}

/**
 * From what the e-mail of an alert is written once it is sent. The words and the filters of the search stay out of the job:
 * support sees what a job that failed for good carries.
 */
export const alertMailPath = (id: string, since: Date): string =>
  SEARCH_PAGE + new URLSearchParams({ [ALERT]: id, since: since.toISOString() }).toString();

const read = (path: string, parameter: string): string | null =>
  path.startsWith(SEARCH_PAGE) ? new URLSearchParams(path.slice(SEARCH_PAGE.length)).get(parameter) : null;

/** The saved search whose alert leads to this path; null for any other path. */
export function alertedSearchOf(path: string): string | null {
  return Id.safeParse(read(path, ALERT)).data ?? null;
}

/** The moment after which results are new on this path; null for any other path. */
export function alertSince(path: string): Date | null {
  const since = read(path, 'since');
  return since === null ? null : new Date(since);
}
