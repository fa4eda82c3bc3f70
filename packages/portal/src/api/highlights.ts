import { ALL_SOURCES, HIGHLIGHTS_SHOWN, RESEARCH_CATEGORY } from '@atrium/contract/articles';
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
