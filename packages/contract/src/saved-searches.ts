import * as z from 'zod';
import { activeAccount } from './access.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { nameOf } from './names.ts';
import { ReachableUser } from './request-creation.ts';
import {
  ALERT_FREQUENCIES,
  mayShareSearches,
  SAVED_SEARCH_NAME_MAX,
  SHARED_WITH_MAX,
} from './saved-search-rules.ts';

const values = z.array(z.string().min(1).max(300)).max(100).optional();

/** The filters of a search as they are stored (SRCH-025). */
export const SavedQuery = z
  .strictObject({
    query: z.string().trim().min(1).max(300).optional(),
    changed: values,
    recent: values,
    own: values,
    services: values,
    country: values,
    currency: values,
    ricosCodes: values,
    contracts: z.array(Id).max(100).optional(),
    tags: z.array(Id).max(100).optional(),
    timeLine: z.strictObject({ dateFrom: Day.nullable(), dateTo: Day.nullable() }),
  })
  .meta({ id: 'SavedQuery' });
export type SavedQuery = z.output<typeof SavedQuery>;

/** DATA-035. */
export const SavedSearch = z
  .object({
    id: Id,
    name: z.string(),
    query: SavedQuery.describe(
      'The filters whose values are visible to the caller; relative filters such as `recent` and `own` are stored as they are',
    ),
    filterCount: z.number().int().min(0).describe('Number of filters saved; each value counts as one'),
    appliedCount: z.number().int().min(0).describe('Number of these that apply to the caller'),
    isFavorite: z.boolean(),
    alert: z
      .enum(ALERT_FREQUENCIES)
      .nullable()
      .describe('How often the caller is notified of new results; null for never'),
    createdAt: Moment,
    sharedBy: z
      .string()
      .nullable()
      .describe('Name of the user who shared it; null for the caller’s own searches'),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.output<typeof SavedSearch>;

const SearchName = nameOf(SAVED_SEARCH_NAME_MAX).describe(
  'Must differ from the caller’s other searches, ignoring case (SRCH-030 to SRCH-032)',
);

export const savedSearches = endpoints({
  list: {
    method: 'GET',
    path: '/saved-search-filter',
    tag: 'search',
    summary: 'List the caller’s saved searches, favourites first, then newest first (API-103, SRCH-027)',
    response: z.array(SavedSearch),
    errorKey: null,
    access: activeAccount,
  },
  create: {
    method: 'POST',
    path: '/saved-search-filter',
    tag: 'search',
    summary: 'Save a search under a name (API-104)',
    body: z.strictObject({ name: SearchName, query: SavedQuery }),
    response: SavedSearch,
    status: 201,
    errorKey: null,
    access: activeAccount,
  },
  toggleFavorite: {
    method: 'PUT',
    path: '/saved-search-filter/{id}',
    tag: 'search',
    summary: 'Toggle whether a saved search is a favourite (API-106, SRCH-028)',
    params: idParams,
    response: SavedSearch,
    errorKey: 'update-saved-search',
    access: activeAccount,
  },
  rename: {
    method: 'PUT',
    path: '/saved-search-filter/{id}/name',
    tag: 'search',
    summary: 'Rename a saved search',
    params: idParams,
    body: z.strictObject({ name: SearchName }),
    response: SavedSearch,
    errorKey: null,
    access: activeAccount,
  },
  setAlert: {
    method: 'PUT',
    path: '/saved-search-filter/{id}/alert',
    tag: 'search',
    summary: 'Set how often the caller is notified of new results of a saved search, or never',
    params: idParams,
    body: z.strictObject({ alert: z.enum(ALERT_FREQUENCIES).nullable() }),
    response: SavedSearch,
    errorKey: null,
    access: activeAccount,
  },
  remove: {
    method: 'DELETE',
    path: '/saved-search-filter/{id}',
    tag: 'search',
    summary: 'Delete a saved search; users who received a copy keep it (API-105, SRCH-029)',
    params: idParams,
    response: 'empty',
    errorKey: 'delete-saved-search',
    access: activeAccount,
  },
  contracts: {
    method: 'GET',
    path: '/saved-search-filter/contracts',
    tag: 'search',
    summary: 'List the contracts in which the caller can share a search, ordered by name (SRCH-037)',
    response: z.array(z.object({ id: Id, name: z.string() })),
    errorKey: null,
    access: mayShareSearches,
  },
  reachableUsers: {
    method: 'GET',
    path: '/saved-search-filter/reachable-users',
    tag: 'search',
    summary: 'List the users of a contract with whom a search can be shared (API-107, SRCH-039)',
    query: z.object({ contractId: Id }),
    response: z.array(ReachableUser),
    errorKey: null,
    access: mayShareSearches,
  },
  share: {
    method: 'POST',
    path: '/saved-search-filter/{id}/share',
    tag: 'search',
    summary:
      'Share a copy of a search with users of one contract; refused if it names another or several (API-108, SRCH-035, SRCH-036)',
    params: idParams,
    body: z.strictObject({ userIds: z.array(Id).min(1).max(SHARED_WITH_MAX) }),
    response: 'empty',
    errorKey: null,
    access: mayShareSearches,
  },
});
