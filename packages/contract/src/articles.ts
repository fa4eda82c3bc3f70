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
