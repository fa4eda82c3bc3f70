/** Rules of lists that server and interface share; no schema here, so that the portal takes them without zod. */
import type { Page } from './paging.ts';

/** Up to this many records a list is complete in the browser, which then filters and sorts it by itself. */
export const WHOLE_LIST_LIMIT = 2_000;

/** Records of one window of a list that is longer. */
export const LIST_WINDOW = 80;

/** Most characters of a text that is looked for. */
export const LIST_TEXT_LENGTH = 200;

/** Most rows of an export. */
export const EXPORT_LIMIT = 100_000;

/** Header of an export: about how many bytes it will have, for the progress of long ones. */
export const EXPECTED_BYTES_HEADER = 'x-expected-bytes';

/** One level of the order of a list. */
export interface ListOrder<By extends string = string> {
  by: By;
  descending: boolean;
}

/** Which part of a list is asked for: `limit` records from `offset`, which counts from 0. */
export interface ListWindow {
  offset: number;
  limit: number;
}

/** How many records of one value of a facet there are. */
export interface FacetCount {
  value: string;
  label: string;
  count: number;
}

/** The window of a page; `page` counts from 1 (`page` and `size`, `page` and `limit`, `pageId` and `pageSize`). */
export const windowOf = (page: number, size: number): ListWindow => ({
  offset: (page - 1) * size,
  limit: size,
});

/** A window of a list as a page (PLAT-126, DATA-020). */
export const pageOf = <T>(records: T[], total: number, size: number): Page<T> => ({
  pageRecords: records,
  totalPages: Math.ceil(total / size),
  totalRecords: total,
});

/** A window of a list as the lists of KYC spell it (API-044, the exception of PLAT-126). */
export const countedPage = <T>(records: T[], total: number): { pageRecords: T[]; totalCount: number } => ({
  pageRecords: records,
  totalCount: total,
});
