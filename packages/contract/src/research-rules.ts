/** Constants of the equity research shared by server and interface; no schemas. */

/** Recommendations of the analysts. */
export const RESEARCH_RATINGS = ['BUY', 'HOLD', 'SELL'] as const;
export type ResearchRating = (typeof RESEARCH_RATINGS)[number];

/** Notes per page of the list. */
export const RESEARCH_PAGE_SIZE = 20;

/** Notes shown next to the articles. */
export const RESEARCH_SHOWN = 6;
