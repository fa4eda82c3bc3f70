/** Types of the cells in a column of a service grid: text, a day as `2026-11-20`, or a number. */
export const GRID_COLUMN_TYPES = ['string', 'date', 'number'] as const;
export type GridColumnType = (typeof GRID_COLUMN_TYPES)[number];

/** Maximum number of rows in one grid; users with more have to choose a contract. */
export const GRID_ROW_LIMIT = 5_000;

/** Maximum number of columns in one grid. */
export const GRID_COLUMN_LIMIT = 60;

/** Tabs of a grid, as named in its URL; the second one exists only if the report has questions. */
export const GRID_TABS = ['REPORTING', 'FAQ'] as const;
export type GridTab = (typeof GRID_TABS)[number];
