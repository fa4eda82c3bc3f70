/** Constants and rules of the search shared by server and interface; no schemas. */
import type { ServiceCode } from './services.ts';

/** Types of result, with the service of their records, which decides the order of the groups (SRCH-005, SRCH-043). */
export const SEARCH_SERVICES = {
  documents: 'DOCUMENTS',
  requests: 'REQUESTS_BOARD',
  contacts: 'CONTACTS',
  kyc: 'KYC',
  highlights: 'HIGHLIGHTS',
  research: 'GLOBAL_MARKETS_RESEARCH',
  contracts: 'CONTRACTS',
  powers: 'POWER_OF_ATTORNEY',
} as const satisfies Record<string, ServiceCode>;
export type SearchType = keyof typeof SEARCH_SERVICES;

/** By descending weight (NAV-007). */
export const SEARCH_TYPES = Object.keys(SEARCH_SERVICES) as [SearchType, ...SearchType[]];

/** Time spans that end today, in days, to narrow a search; they move with the current day. */
export const RECENT_DAYS = ['7', '30', '365'] as const;
export type RecentDays = (typeof RECENT_DAYS)[number];

/** Records of the searching user: requests they participate in, and records of the legal entities of their contracts. */
export const OWN_KINDS = ['requests', 'entities'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** Given in place of one type: all types. */
export const ALL_TYPES = 'all';

/** SRCH-006: results shown per group at first, and added by each “show more”. */
export const SEARCH_PAGE_SIZE = 20;

/** SRCH-008: maximum number of results of one service. */
export const SEARCH_LIMIT = 100;

/** Minimum length of a search text for suggestions, in characters. */
export const SUGGESTION_MIN = 2;

/** Maximum number of suggestions below the global search field. */
export const SUGGESTIONS_MAX = 10;

/** Maximum number of suggestions requested per service: more would leave no room for the others. */
export const SUGGESTIONS_PER_SERVICE = 5;

/** Returns the first items of each group, `most` in total, distributed evenly (round-robin); the order is kept. */
export function firstOfEach<T>(groups: readonly (readonly T[])[], most: number): T[][] {
  const counts = groups.map(() => 0);
  let left = most;
  for (let round = 1; left > 0 && groups.some(({ length }) => length >= round); round += 1)
    for (const [index, { length }] of groups.entries())
      if (length >= round && left > 0) {
        counts[index] = round;
        left -= 1;
      }
  return groups.map((group, index) => group.slice(0, counts[index]));
}

/** Maximum number of words used in a search; further words are ignored. */
export const SEARCH_WORDS_MAX = 12;

/** Part of a text, from `start` (inclusive) to `end` (exclusive), in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}
