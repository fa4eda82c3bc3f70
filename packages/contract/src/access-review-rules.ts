/** Rules of access reviews that server and interface share; no schema here. */

/** What becomes of a right: the reviewer keeps it or takes it, or it was gone before the review was closed. */
export const REVIEW_DECISIONS = ['CONFIRMED', 'REVOKED', 'LAPSED'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export const REVIEW_NAME_MAX = 100;
export const REVIEW_COMMENT_MAX = 500;
/** Most contracts in which reviews are opened by one call. */
export const REVIEW_CONTRACTS_MAX = 50;
/** Most lines that are decided by one call. */
export const REVIEW_LINES_MAX = 500;
/** How many days before its due date those who have to decide are reminded; the last one follows the day after it. */
export const REVIEW_NOTICE_DAYS = [7, 1, -1] as const;
export const REVIEW_FORMATS = ['pdf', 'xlsx'] as const;
