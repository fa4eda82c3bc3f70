import { ALL_SOURCES, HIGHLIGHTS_SHOWN, RESEARCH_CATEGORY } from '@atrium/contract/articles';
import { callQuery } from './calls.ts';

/** The newest publications of all sources, as many as the carousel shows (WID-076). */
export const newestPublicationsQuery = () =>
  callQuery('highlights', 'publications', {
    params: { source: ALL_SOURCES },
    query: { limit: HIGHLIGHTS_SHOWN },
  });

/** Notes of the widest form of the research widget. */
const RESEARCH_SHOWN = 6;

/** The newest research notes (WID-028). */
export const newestResearchQuery = () =>
  callQuery('highlights', 'articles', { body: { categories: [RESEARCH_CATEGORY], size: RESEARCH_SHOWN } });
