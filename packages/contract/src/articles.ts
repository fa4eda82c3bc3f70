/** Article constants shared by server and interface. */

/** Categories of articles (001 §2); the tab ALL is not a category. */
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

/** Sources of articles; each source has its own publications (API-113). */
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

/** Periods to filter articles by: last day, last 7 days, last 30 days; if several are given, the longest applies. */
export const ARTICLE_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type ArticlePeriod = (typeof ARTICLE_PERIODS)[number];

/** Given in place of a source: publications of all sources. */
export const ALL_SOURCES = 'all';

/** HIGH-010. */
export const ARTICLE_PAGE_SIZE = 18;

/** Maximum number of articles in the highlights carousel (WID-076). */
export const HIGHLIGHTS_SHOWN = 3;

/** Category whose articles are global markets research. */
export const RESEARCH_CATEGORY = 'MARKETS_TRENDS' satisfies ArticleCategory;

/** Maximum number of related articles (same subject or same period) listed with an article. */
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
