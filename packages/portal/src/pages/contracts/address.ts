import type {
  CONTRACT_SEARCH,
  CONTRACT_TABS,
  ContractTab,
  DateSorting,
} from '@atrium/contract/contracts-rules';
import type { ContractsView } from '../../api/contracts.ts';

const TABS: readonly (keyof typeof CONTRACT_TABS)[] = ['externals', 'others'];
const SEARCH: typeof CONTRACT_SEARCH = { minimum: 3, maximum: 50 };

/** The view of the list in the URL; a search text too short to run counts as empty. */
export interface ContractsAddress extends ContractsView {
  /** The audit trail is shown next to the list. */
  readonly trail: boolean;
}

export const sortingOf = (text: string | null): DateSorting =>
  text === 'ASC' || text === 'DESC' ? text : 'NONE';

export function pageOf(text: string | null): number {
  const page = Math.trunc(Number(text));
  return page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The shown page and sorting of the audit of a contract. */
export interface AuditView {
  readonly page: number;
  readonly sorting: DateSorting;
}

export const readAudit = (address: URLSearchParams): AuditView => ({
  page: pageOf(address.get('page')),
  sorting: sortingOf(address.get('sorting')),
});

/** Returns the URL parameters of the audit; default values are omitted. */
export const writeAudit = ({ page, sorting }: AuditView): Record<string, string> => ({
  tab: 'audit',
  ...(sorting !== 'NONE' && { sorting }),
  ...(page > 1 && { page: String(page) }),
});

const tabOf = (text: string | null): ContractTab => TABS.find((tab) => tab === text) ?? 'externals';

/** Reads the view from the URL; invalid values are ignored. Less than 3 characters start no search (CTR-013). */
export function readContracts(address: URLSearchParams): ContractsAddress {
  const query = (address.get('query') ?? '').trim();
  const runs = query.length >= SEARCH.minimum && query.length <= SEARCH.maximum;
  return {
    tab: tabOf(address.get('tab')),
    query: runs ? query : '',
    sorting: sortingOf(address.get('sorting')),
    page: pageOf(address.get('page')),
    trail: address.get('panel') === 'audit',
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeContracts({ tab, query, sorting, page, trail }: ContractsAddress): URLSearchParams {
  const address = new URLSearchParams();
  if (tab !== 'externals') address.set('tab', tab);
  if (query !== '') address.set('query', query);
  if (sorting !== 'NONE') address.set('sorting', sorting);
  if (page > 1) address.set('page', String(page));
  if (trail) address.set('panel', 'audit');
  return address;
}

/** Returns the path and query string of a view. */
export function contractsHref(view: ContractsAddress): string {
  const query = writeContracts(view).toString();
  return query === '' ? '/contracts' : `/contracts?${query}`;
}
