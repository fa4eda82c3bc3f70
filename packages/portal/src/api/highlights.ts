import { ALL_SOURCES, HIGHLIGHTS_SHOWN, RESEARCH_CATEGORY } from '@atrium/contract/articles';
import type { Article } from '@atrium/contract/highlights';
import { callQuery } from './calls.ts';

/** The newest publications of all sources, as many as the carousel shows (WID-076). */
export const newestPublicationsQuery = () =>
  callQuery('highlights', 'publications', {
    params: { source: ALL_SOURCES },
    query: { limit: HIGHLIGHTS_SHOWN },
  });

/** The newest research notes (WID-028). */
export const newestResearchQuery = (page: number, size: number) =>
  callQuery('highlights', 'articles', { body: { categories: [RESEARCH_CATEGORY], page, size } });

/** The picture of an article that has one (HIGH-018); immutable. */
export const articleImageQuery = ({ source, id, image }: Pick<Article, 'source' | 'id' | 'image'>) => ({
  ...callQuery('highlights', 'image', { params: { source, id }, query: { format: 'base64' } }),
  enabled: image !== null,
  staleTime: Infinity,
});
