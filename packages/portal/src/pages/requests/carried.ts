import { ARTICLE_PARAMETER } from '@atrium/contract/article-filter-rules';

/** What the hub and the form hand on: the article whose attachments, and the legal entity that the request takes along. */
const CARRIED: ReadonlySet<string> = new Set([ARTICLE_PARAMETER, 'ricos']);

/** What an address hands on of a request that is not created yet. */
export const carriedOf = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...address].filter(([name]) => CARRIED.has(name)));
