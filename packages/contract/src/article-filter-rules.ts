/** URL parameters and filters of the highlights page, no schemas; separate from what every list of articles needs. */
import {
  ARTICLE_CATEGORIES,
  ARTICLE_LANGUAGES,
  ARTICLE_PERIODS,
  ARTICLE_SOURCES,
  type ArticleCategory,
  type ArticleLanguage,
  type ArticleSource,
} from './articles.ts';
import type { FilterFields, Filters } from './filter-rules.ts';
import type { ArticleFiltersInput } from './highlights.ts';

/** Article filters by their name in calls and URLs, in the order of the page (HIGH-006). */
export const ARTICLE_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  latests: { type: 'SELECT', values: ARTICLE_PERIODS },
  languages: { type: 'SELECT', values: ARTICLE_LANGUAGES },
  sources: { type: 'SELECT', values: ARTICLE_SOURCES },
  tags: { type: 'SELECT', pattern: /^.{1,100}$/u },
} as const satisfies FilterFields;
export type ArticleFilterField = keyof typeof ARTICLE_FILTER_FIELDS;

/** Maximum number of pages in a list of articles; to see more, users narrow the list. */
export const ARTICLE_PAGES_MAX = 50;

/** Names of the URL parameters that choose the tab (HIGH-003) and open an article (HIGH-004). */
export const TAB_PARAMETER = 'tab';
export const ARTICLE_PARAMETER = 'article';

/** The tab of all categories (HIGH-002). */
export const ALL_CATEGORIES = 'ALL';

/** Identifies one version of an article. */
export interface ArticleAddress {
  readonly source: ArticleSource;
  readonly id: string;
  readonly language: ArticleLanguage;
}

const HEX = /^(?:[0-9a-f]{2}){1,200}$/i;

/** Returns the article that a hex-encoded key names (HIGH-004); null for no key or an invalid one. */
export function readArticleKey(key: string | null): ArticleAddress | null {
  if (key === null || !HEX.test(key)) return null;
  const bytes = Uint8Array.from(key.match(/../g)!, (byte) => Number.parseInt(byte, 16));
  const [sourceText, id, languageText, ...others] = new TextDecoder().decode(bytes).split(':');
  const source = ARTICLE_SOURCES.find((each) => each === sourceText);
  const language = ARTICLE_LANGUAGES.find((each) => each === languageText);
  const isArticle = source && language && id && /^[\w.-]{1,40}$/.test(id) && others.length === 0;
  return isArticle ? { source, id, language } : null;
}

/** Returns the category of a tab; null for the tab of all categories and for an unknown tab. */
export const readCategory = (tab: string | null): ArticleCategory | null =>
  ARTICLE_CATEGORIES.find((each) => each === tab) ?? null;

/** Returns the request body for the cleaned filters of a URL and the category of the tab. */
export const articleFilterBody = (
  filters: Filters,
  category: ArticleCategory | null,
): ArticleFiltersInput => ({ ...filters, ...(category && { categories: [category] }) });
