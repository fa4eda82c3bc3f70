import {
  DOCUMENT_FILTER_FIELDS,
  DOCUMENT_LAYOUTS,
  DOCUMENT_PAGES_MAX,
  DOCUMENT_PARAMETER,
  readDocumentId,
  type DocumentLayout,
} from '@atrium/contract/document-filter-rules';
import { DOCUMENT_SORTS, isBankSort, type DocumentSort } from '@atrium/contract/document-rules';
import { readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';

const SORT = 'sort';
const PAGE = 'page';
const LAYOUT = 'layout';
const FIRST_SORT: DocumentSort = 'DateDescending';

/** The view of the documents page in the URL (DOC-008, DOC-009). */
export interface DocumentsView {
  readonly filters: Filters;
  readonly sort: DocumentSort;
  /** The layout; null when the URL leaves it to the user's last choice. */
  readonly layout: DocumentLayout | null;
  /** Number of loaded pages. */
  readonly pages: number;
  /** Id of the opened document. */
  readonly shown: string | null;
}

/** Reads the view from the URL; values that are invalid or not allowed for the user are ignored. */
export function readView(address: URLSearchParams, isInternal: boolean): DocumentsView {
  const sort = DOCUMENT_SORTS.find((each) => each === address.get(SORT)) ?? FIRST_SORT;
  const pages = Math.trunc(Number(address.get(PAGE)));
  return {
    filters: readFilters(DOCUMENT_FILTER_FIELDS, address),
    sort: isBankSort(sort) && !isInternal ? FIRST_SORT : sort,
    layout: DOCUMENT_LAYOUTS.find((each) => each === address.get(LAYOUT)) ?? null,
    pages: pages >= 1 ? Math.min(pages, DOCUMENT_PAGES_MAX) : 1,
    shown: readDocumentId(address),
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeView({ filters, sort, layout, pages, shown }: DocumentsView): URLSearchParams {
  const address = writeFilters(DOCUMENT_FILTER_FIELDS, filters);
  if (sort !== FIRST_SORT) address.set(SORT, sort);
  if (layout !== null) address.set(LAYOUT, layout);
  if (pages > 1) address.set(PAGE, String(pages));
  if (shown !== null) address.set(DOCUMENT_PARAMETER, shown);
  return address;
}
