import { GRID_TABS, type GridTab } from '@atrium/contract/service-grid-rules';
import { addGridFilters, gridFiltersOf, type GridFilters } from '../../app/grid-state/grid-filters.ts';

/** What the page of a report shows, as its address has it. */
export interface GridView extends GridFilters {
  tab: GridTab;
  /** Null for all contracts. */
  contractId: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address shows. */
export function viewOf(address: URLSearchParams): GridView {
  const contract = address.get('contract');
  return {
    tab: GRID_TABS.find((tab) => tab === address.get('tab')) ?? 'REPORTING',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    ...gridFiltersOf(address),
  };
}

/** The address that shows this. */
export function addressOf({ tab, contractId, ...filters }: GridView): URLSearchParams {
  const address = new URLSearchParams();
  if (tab !== 'REPORTING') address.set('tab', tab);
  if (contractId !== null) address.set('contract', contractId);
  addGridFilters(address, filters);
  return address;
}

/** The address of a tab of a report, with nothing filtered. */
export const gridHref = (id: string, tab: GridTab): string =>
  `/grid/${encodeURIComponent(id)}${tab === 'REPORTING' ? '' : `?${new URLSearchParams({ tab })}`}`;
