import { writeFilters } from '@atrium/contract/filter-rules';
import { Id } from '@atrium/contract/ids';
import { filtersOfSavedQuery, SEARCH_FILTER_FIELDS } from '@atrium/contract/search-filter-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';

const SEARCH_PAGE = '/search?';
/** Parameter for the saved search whose alert links to the page; the page itself only needs the filters. */
const ALERT = 'alert';

/** Returns the path of the search page with what is new in a saved search since a time. */
export function alertPath(id: string, query: SavedQuery, since: Date): string {
  const filters = { ...filtersOfSavedQuery(query), since: [since.toISOString()] };
  return `${SEARCH_PAGE}${writeFilters(SEARCH_FILTER_FIELDS, filters, new URLSearchParams({ [ALERT]: id }))}`;
}

/**
 * Returns the path from which the e-mail of an alert is written when it is sent. The job does not contain the words and
 * filters of the search, because support can read the data of jobs that failed for good.
 */
export const alertMailPath = (id: string, since: Date): string =>
  SEARCH_PAGE + new URLSearchParams({ [ALERT]: id, since: since.toISOString() }).toString();

const read = (path: string, parameter: string): string | null =>
  path.startsWith(SEARCH_PAGE) ? new URLSearchParams(path.slice(SEARCH_PAGE.length)).get(parameter) : null;

/** Returns the id of the saved search whose alert links to this path; null for any other path. */
export function alertedSearchOf(path: string): string | null {
  return Id.safeParse(read(path, ALERT)).data ?? null;
}

/** Returns the time after which results on this path are new; null for any other path. */
export function alertSince(path: string): Date | null {
  const since = read(path, 'since');
  return since === null ? null : new Date(since);
}
