import type { AlertFrequency } from '@atrium/contract/saved-search-rules';

/** A search saved under a name (SRCH-025). */
export interface SavedSearch {
  id: string;
  name: string;
  isFavorite: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Name of the person who shared it; absent for the user's own searches. */
  sharedBy?: string | null;
  /** Number of saved filters, and of those that apply to the user; a shared search may name values hidden from them. */
  filterCount?: number;
  appliedCount?: number;
  /** How often the user is notified of new results. */
  alert?: AlertFrequency | null;
  /** Number of current results, and of those new since the last alert. */
  count?: number;
  news?: number;
}

/** The alert frequencies, most frequent first (PROF-043). */
export const ALERT_FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const satisfies readonly AlertFrequency[];

/** Maximum length of a name (SRCH-031). */
export const SAVED_SEARCH_NAME_MAX = 300;

/** Returns what is wrong with a name before it is sent; null if it is valid (SRCH-030, SRCH-031). */
export function nameProblem(name: string): 'required' | 'tooLong' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  return trimmed.length > SAVED_SEARCH_NAME_MAX ? 'tooLong' : null;
}

/** Server error codes about the name: their message is shown below the field (SRCH-032). */
const NAME_CODES = new Set(['SAVED_SEARCH_NAME_NOT_AVAILABLE', 'SAVED_SEARCH_DUPLICATE_NAME']);
export const isNameFailure = ({ code }: { code: string }): boolean => NAME_CODES.has(code);

/** Sort order: favourites first, then newest first (SRCH-027). */
export const bySavedSearchOrder = (one: SavedSearch, other: SavedSearch): number =>
  Number(other.isFavorite) - Number(one.isFavorite) ||
  Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
  one.name.localeCompare(other.name);

/** Whether some of its filters do not apply to the current user. */
export const isPartly = (
  search: SavedSearch,
): search is SavedSearch & { filterCount: number; appliedCount: number } =>
  search.filterCount !== undefined &&
  search.appliedCount !== undefined &&
  search.appliedCount < search.filterCount;
