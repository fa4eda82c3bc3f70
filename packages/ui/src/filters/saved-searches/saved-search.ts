import type { AlertFrequency } from '@atrium/contract/saved-search-rules';

/** A search kept under a name (SRCH-025). */
export interface SavedSearch {
  id: string;
  name: string;
  isFavorite: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Name of who shared it; absent for one’s own. */
  sharedBy?: string | null;
  /** How many filters were saved, and how many of them apply to who reads: one that was shared may name what they may not see. */
  filterCount?: number;
  appliedCount?: number;
  /** How often the person is told what is new in it. */
  alert?: AlertFrequency | null;
  /** Results it has now, and of these the new ones since its last alert. */
  count?: number;
  news?: number;
}

/** How often an alert can come, the most often first (PROF-043). */
export const ALERT_FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const satisfies readonly AlertFrequency[];

/** SRCH-031. */
export const SAVED_SEARCH_NAME_MAX = 300;

/** What is wrong with a name before it is sent; null for nothing (SRCH-030, SRCH-031). */
export function nameProblem(name: string): 'required' | 'tooLong' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  return trimmed.length > SAVED_SEARCH_NAME_MAX ? 'tooLong' : null;
}

/** Codes of the server that are about the name: their label stands under the field (SRCH-032). */
const NAME_CODES = new Set(['SAVED_SEARCH_NAME_NOT_AVAILABLE', 'SAVED_SEARCH_DUPLICATE_NAME']);
export const isNameFailure = ({ code }: { code: string }): boolean => NAME_CODES.has(code);

/** Favourites first, then the newest first (SRCH-027). */
export const bySavedSearchOrder = (one: SavedSearch, other: SavedSearch): number =>
  Number(other.isFavorite) - Number(one.isFavorite) ||
  Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
  one.name.localeCompare(other.name);

/** Whether some of its filters do not apply to who reads. */
export const isPartly = (
  search: SavedSearch,
): search is SavedSearch & { filterCount: number; appliedCount: number } =>
  search.filterCount !== undefined &&
  search.appliedCount !== undefined &&
  search.appliedCount < search.filterCount;
