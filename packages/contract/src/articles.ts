/** Words of articles that server and interface share. */

/** Categories an article stands in (001 §2); the tab ALL is no category. */
export const ARTICLE_CATEGORIES = [
  'ECONOMIC',
  'MARKETS_TRENDS',
  'PRESS_REVIEW',
  'CA',
  'VIDEOS',
  'SECTORIAL',
  'REGULATORY',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Who writes: each source has its own publications (API-113). */
export const ARTICLE_SOURCES = [
  'economic-research',
  'market-research',
  'press',
  'bank',
  'studio',
  'sector-research',
  'regulation',
] as const;
export type ArticleSource = (typeof ARTICLE_SOURCES)[number];

/** In place of a source: the publications of all of them. */
export const ALL_SOURCES = 'all';

/** HIGH-010. */
export const ARTICLE_PAGE_SIZE = 18;

/** Most articles of the highlights carousel (WID-076). */
export const HIGHLIGHTS_SHOWN = 3;

/** Category whose articles are global markets research. */
export const RESEARCH_CATEGORY = 'MARKETS_TRENDS' satisfies ArticleCategory;

/** Value of the query parameter `article` of /highlights: `source:id:language` as hex text (WID-017, HIGH-004). */
export function articleKey({
  source,
  id,
  language,
}: {
  source: string;
  id: string;
  language: string;
}): string {
  return [...new TextEncoder().encode(`${source}:${id}:${language}`)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
