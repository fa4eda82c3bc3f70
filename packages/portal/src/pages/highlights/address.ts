import {
  ALL_CATEGORIES,
  ARTICLE_FILTER_FIELDS,
  ARTICLE_PAGES_MAX,
  ARTICLE_PARAMETER,
  readArticleKey,
  readCategory,
  TAB_PARAMETER,
  type ArticleAddress,
} from '@atrium/contract/article-filter-rules';
import { articleKey, type ArticleCategory } from '@atrium/contract/articles';
import { readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';

const PAGE = 'page';
const RESEARCH = 'research';

/** The view of the highlights in the URL (HIGH-003, HIGH-004, HIGH-006). */
export interface HighlightsView {
  readonly filters: Filters;
  /** The category of the tab; null for all. */
  readonly category: ArticleCategory | null;
  /** Number of loaded pages. */
  readonly pages: number;
  /** The opened article; `unknown` if the URL names an impossible one. */
  readonly article: ArticleAddress | 'unknown' | null;
  /** All equity research is open. */
  readonly showsResearch: boolean;
}

/** Reads the view from the URL; invalid values are ignored, except an invalid article, which becomes `unknown`. */
export function readView(address: URLSearchParams): HighlightsView {
  const pages = Math.trunc(Number(address.get(PAGE)));
  const key = address.get(ARTICLE_PARAMETER);
  return {
    filters: readFilters(ARTICLE_FILTER_FIELDS, address),
    category: readCategory(address.get(TAB_PARAMETER)),
    pages: pages >= 1 ? Math.min(pages, ARTICLE_PAGES_MAX) : 1,
    article: key === null ? null : (readArticleKey(key) ?? 'unknown'),
    showsResearch: address.get(RESEARCH) === ALL_CATEGORIES,
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeView({
  filters,
  category,
  pages,
  article,
  showsResearch,
}: HighlightsView): URLSearchParams {
  const address = writeFilters(ARTICLE_FILTER_FIELDS, filters);
  if (category !== null) address.set(TAB_PARAMETER, category);
  if (pages > 1) address.set(PAGE, String(pages));
  if (article !== null && article !== 'unknown') address.set(ARTICLE_PARAMETER, articleKey(article));
  if (showsResearch) address.set(RESEARCH, ALL_CATEGORIES);
  return address;
}

/** Returns the path and query string of a view. */
export function hrefOf(view: HighlightsView): string {
  const query = writeView(view).toString();
  return query === '' ? '/highlights' : `/highlights?${query}`;
}
