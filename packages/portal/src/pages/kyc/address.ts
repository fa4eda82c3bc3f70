import { readFilters, writeFilters, type Filters } from '@atrium/contract/filter-rules';
import { KYC_FILTER_FIELDS, KYC_PAGES_MAX, KYC_TABS, type KycTab } from '@atrium/contract/kyc-filter-rules';
import { KYC_SORTS, type KycSort } from '@atrium/contract/kyc-rules';

const TAB = 'tab';
const SORT = 'sort';
const PAGE = 'page';
const [FIRST_SORT] = KYC_SORTS;

/** The view of the KYC page in the URL (KYC-001 to KYC-005). */
export interface KycView {
  readonly tab: KycTab;
  readonly filters: Filters;
  readonly sort: KycSort;
  /** Number of loaded pages. */
  readonly pages: number;
}

/** Reads the view from the URL; invalid values are ignored. */
export function readView(address: URLSearchParams): KycView {
  const pages = Math.trunc(Number(address.get(PAGE)));
  return {
    tab: KYC_TABS.find((tab) => tab === address.get(TAB)) ?? 'list',
    filters: readFilters(KYC_FILTER_FIELDS, address),
    sort: KYC_SORTS.find((sort) => sort === address.get(SORT)) ?? FIRST_SORT,
    pages: pages >= 1 ? Math.min(pages, KYC_PAGES_MAX) : 1,
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeView({ tab, filters, sort, pages }: KycView): URLSearchParams {
  const address = writeFilters(KYC_FILTER_FIELDS, filters);
  if (tab !== 'list') address.set(TAB, tab);
  if (sort !== FIRST_SORT) address.set(SORT, sort);
  if (pages > 1) address.set(PAGE, String(pages));
  return address;
}
