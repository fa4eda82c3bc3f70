/** Most rows that a summary names beside its sums. */
export const NEXT_ROWS_LIMIT = 1000;
