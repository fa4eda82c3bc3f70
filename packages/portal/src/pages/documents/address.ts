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

/** What the address of the documents page says (DOC-008, DOC-009). */
export interface DocumentsView {
  readonly filters: Filters;
  readonly sort: DocumentSort;
  /** How the documents stand; null where the address leaves it to what the person chose last. */
  readonly layout: DocumentLayout | null;
  /** How many pages stand under each other. */
  readonly pages: number;
  /** The document that is looked at. */
  readonly shown: string | null;
}

/** What an address says to a person; what it may not say, or says wrongly, is left out. */
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

/** The address of a view; what goes without saying is left out. */
export function writeView({ filters, sort, layout, pages, shown }: DocumentsView): URLSearchParams {
  const address = writeFilters(DOCUMENT_FILTER_FIELDS, filters);
  if (sort !== FIRST_SORT) address.set(SORT, sort);
  if (layout !== null) address.set(LAYOUT, layout);
  if (pages > 1) address.set(PAGE, String(pages));
  if (shown !== null) address.set(DOCUMENT_PARAMETER, shown);
  return address;
}
