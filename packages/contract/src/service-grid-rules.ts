/** What the cells of a column of a service grid hold: text, a day as `2026-11-20`, or a number. */
export const GRID_COLUMN_TYPES = ['string', 'date', 'number'] as const;
export type GridColumnType = (typeof GRID_COLUMN_TYPES)[number];

/** Most rows of one grid; people with more have to choose a contract. */
export const GRID_ROW_LIMIT = 5_000;

/** Most columns of one grid. */
export const GRID_COLUMN_LIMIT = 60;

/** The tabs of a grid, as its address names them; the second one is there where the report has questions. */
export const GRID_TABS = ['REPORTING', 'FAQ'] as const;
export type GridTab = (typeof GRID_TABS)[number];
