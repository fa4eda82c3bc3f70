import { ARTICLE_PAGES_MAX } from '@atrium/contract/article-filter-rules';
import { ARTICLE_PAGE_SIZE } from '@atrium/contract/articles';
import type { ArticleFiltersInput } from '@atrium/contract/highlights';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { pagesQuery } from './pages.ts';

/** The first pages of matching articles, as one list (HIGH-010, HIGH-011). */
export const articlePagesQuery = (body: ArticleFiltersInput, pages: number) =>
  pagesQuery(
    {
      pageQuery: (page) =>
        callQuery('highlights', 'articles', { body: { ...body, page, size: ARTICLE_PAGE_SIZE } }),
      pageSize: ARTICLE_PAGE_SIZE,
      pagesMax: ARTICLE_PAGES_MAX,
      read: ({ pageRecords, totalRecords }) => ({ records: pageRecords, total: totalRecords }),
      idOf: ({ source, id, language }) => `${source}:${id}:${language}`,
    },
    pages,
  );

/** The filter options of the articles, with counts under the active filters (HIGH-006); the categories are the tabs. */
export const articleFiltersQuery = (body: ArticleFiltersInput) => ({
  ...callQuery('highlights', 'filters', { body }),
  placeholderData: keepPreviousData,
});
