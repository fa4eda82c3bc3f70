/** Words of the equity research that server and interface share, without schemas. */

/** What an analyst advises. */
export const RESEARCH_RATINGS = ['BUY', 'HOLD', 'SELL'] as const;
export type ResearchRating = (typeof RESEARCH_RATINGS)[number];

/** Notes of one page of the list. */
export const RESEARCH_PAGE_SIZE = 20;

/** Notes beside the articles. */
export const RESEARCH_SHOWN = 6;
