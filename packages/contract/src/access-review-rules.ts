/** Access review rules shared by server and interface; no schemas here. */

/** Outcome for a right: confirmed or revoked by the reviewer, or already gone before the review was closed (LAPSED). */
export const REVIEW_DECISIONS = ['CONFIRMED', 'REVOKED', 'LAPSED'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export const REVIEW_NAME_MAX = 100;
export const REVIEW_COMMENT_MAX = 500;
/** Maximum number of contracts for which one call opens reviews. */
export const REVIEW_CONTRACTS_MAX = 50;
/** Maximum number of lines that one call decides. */
export const REVIEW_LINES_MAX = 500;
/** Days before the due date on which reviewers with open decisions are reminded; −1 is the day after it. */
export const REVIEW_NOTICE_DAYS = [7, 1, -1] as const;
export const REVIEW_FORMATS = ['pdf', 'xlsx'] as const;
