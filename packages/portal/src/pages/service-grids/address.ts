import { GRID_TABS, type GridTab } from '@atrium/contract/service-grid-rules';
import { addGridFilters, gridFiltersOf, type GridFilters } from '../../app/grid-state/grid-filters.ts';
import { UUID } from '@atrium/contract/uuid';

/** The view of the page of a report in the URL. */
export interface GridView extends GridFilters {
  tab: GridTab;
  /** Null for all contracts. */
  contractId: string | null;
}

/** Reads the view from the URL. */
export function viewOf(address: URLSearchParams): GridView {
  const contract = address.get('contract');
  return {
    tab: GRID_TABS.find((tab) => tab === address.get('tab')) ?? 'REPORTING',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    ...gridFiltersOf(address),
  };
}

/** Writes a view to the URL. */
export function addressOf({ tab, contractId, ...filters }: GridView): URLSearchParams {
  const address = new URLSearchParams();
  if (tab !== 'REPORTING') address.set('tab', tab);
  if (contractId !== null) address.set('contract', contractId);
  addGridFilters(address, filters);
  return address;
}

/** Returns the address of a tab of a report, without filters. */
export const gridHref = (id: string, tab: GridTab): string =>
  `/grid/${encodeURIComponent(id)}${tab === 'REPORTING' ? '' : `?${new URLSearchParams({ tab })}`}`;
