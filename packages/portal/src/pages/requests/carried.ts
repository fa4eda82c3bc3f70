import { ARTICLE_PARAMETER } from '@atrium/contract/article-filter-rules';

/** Parameters that the hub and form pass on: the article whose attachments to add, and the request's legal entity. */
const CARRIED: ReadonlySet<string> = new Set([ARTICLE_PARAMETER, 'ricos']);

/** Returns the parameters of a URL to pass on to a request that is not created yet. */
export const carriedOf = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...address].filter(([name]) => CARRIED.has(name)));
