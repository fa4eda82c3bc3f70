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

/** Languages that articles are written in. */
export const ARTICLE_LANGUAGES = ['en', 'fr'] as const;
export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number];

/** How recent an article may be asked to be: the last day, seven days, thirty days; of several, the longest holds. */
export const ARTICLE_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type ArticlePeriod = (typeof ARTICLE_PERIODS)[number];

/** In place of a source: the publications of all of them. */
export const ALL_SOURCES = 'all';

/** HIGH-010. */
export const ARTICLE_PAGE_SIZE = 18;

/** Most articles of the highlights carousel (WID-076). */
export const HIGHLIGHTS_SHOWN = 3;

/** Category whose articles are global markets research. */
export const RESEARCH_CATEGORY = 'MARKETS_TRENDS' satisfies ArticleCategory;

/** Articles that are named beside one, of the same subject or time. */
export const RELATED_ARTICLES = 4;

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
