/** Words and rules of the search that server and interface share; free of schemas. */
import type { ServiceCode } from './services.ts';

/** What is searched, with the service whose records they are: it decides the order of the groups (SRCH-005, SRCH-043). */
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

/** In the order of their weight, the highest first (NAV-007). */
export const SEARCH_TYPES = Object.keys(SEARCH_SERVICES) as [SearchType, ...SearchType[]];

/** Spans up to today that a search is narrowed to, in days; they move with the day. */
export const RECENT_DAYS = ['7', '30', '365'] as const;
export type RecentDays = (typeof RECENT_DAYS)[number];

/** What belongs to the person who searches: requests they take part in, and records of legal entities of their contracts. */
export const OWN_KINDS = ['requests', 'entities'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** In place of one type: all of them at once. */
export const ALL_TYPES = 'all';

/** SRCH-006: results that a group shows at first, and that each “show more” adds. */
export const SEARCH_PAGE_SIZE = 20;

/** SRCH-008: most results of one service. */
export const SEARCH_LIMIT = 100;

/** Characters from which a search says what it would find. */
export const SUGGESTION_MIN = 2;

/** Most suggestions under the global field. */
export const SUGGESTIONS_MAX = 10;

/** Suggestions of one service that are asked for: more of them leave no room for the others. */
export const SUGGESTIONS_PER_SERVICE = 5;

/** So many of all groups together, of each as many as of the others as long as it has some; in the order they came in. */
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

/** Words of a search that count; more of them find nothing else. */
export const SEARCH_WORDS_MAX = 12;

/** Part of a text, from `start` to before `end`, in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}
