/** Maximum number of rows that a summary lists in addition to its totals. */
export const NEXT_ROWS_LIMIT = 1000;
