/** Rules of lists shared by server and interface; no schemas here, so that the portal does not load zod. */
import type { Page } from './paging.ts';

/** Up to this number of records the browser loads the whole list, and filters and sorts it itself. */
export const WHOLE_LIST_LIMIT = 2_000;

/** Records per window of a longer list. */
export const LIST_WINDOW = 80;

/** Maximum length of a search text, in characters. */
export const LIST_TEXT_LENGTH = 200;

/** Maximum number of rows in an export. */
export const EXPORT_LIMIT = 100_000;

/** Header of an export: its approximate size in bytes, for the progress bar of long ones. */
export const EXPECTED_BYTES_HEADER = 'x-expected-bytes';

/** One level of the sort order of a list. */
export interface ListOrder<By extends string = string> {
  by: By;
  descending: boolean;
}

/** Requested part of a list: `limit` records from `offset`, which starts at 0. */
export interface ListWindow {
  offset: number;
  limit: number;
}

/** Number of records with one value of a facet. */
export interface FacetCount {
  value: string;
  label: string;
  count: number;
}

/** Returns the window of a page; `page` starts at 1 (`page` and `size`, `page` and `limit`, `pageId` and `pageSize`). */
export const windowOf = (page: number, size: number): ListWindow => ({
  offset: (page - 1) * size,
  limit: size,
});

/** Returns a window of a list as a page (PLAT-126, DATA-020). */
export const pageOf = <T>(records: T[], total: number, size: number): Page<T> => ({
  pageRecords: records,
  totalPages: Math.ceil(total / size),
  totalRecords: total,
});

/** Returns a window of a list in the format of the KYC lists (API-044, the exception of PLAT-126). */
export const countedPage = <T>(records: T[], total: number): { pageRecords: T[]; totalCount: number } => ({
  pageRecords: records,
  totalCount: total,
});
