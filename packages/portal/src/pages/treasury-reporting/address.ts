import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { addGridFilters, gridFiltersOf, type GridFilters } from '../../app/grid-state/grid-filters.ts';
import { UUID } from '@atrium/contract/uuid';

/** The view of the page in the URL. */
export interface TreasuryView extends GridFilters {
  type: FinancingType;
  /** Null before a contract is chosen, or for all contracts. */
  contractId: string | null;
}

const PATH = '/loans-and-deposit-reporting';
/** Reads the view from the URL. */
export function viewOf(address: URLSearchParams): TreasuryView {
  const contract = address.get('contract');
  return {
    type: address.get('tab') === 'deposits' ? 'DEPOSIT' : 'LOAN',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    ...gridFiltersOf(address),
  };
}

/** Writes a view to the URL. */
export function addressOf({ type, contractId, ...filters }: TreasuryView): URLSearchParams {
  const address = new URLSearchParams();
  if (type === 'DEPOSIT') address.set('tab', 'deposits');
  if (contractId !== null) address.set('contract', contractId);
  addGridFilters(address, filters);
  return address;
}

/** Returns the address of a tab of the list, without filters. */
export const listHref = (view: Pick<TreasuryView, 'type' | 'contractId'>): string =>
  withQuery(PATH, addressOf({ ...view, search: '', sorting: [], rules: [] }));

/** Returns the address of the detail of an item, with the contract, search, sorting and filters of its list. */
export const itemHref = (id: string, view: TreasuryView): string =>
  withQuery(`${PATH}/${id}`, addressOf(view));

/** Returns the address of the list that an item was opened from, with its view. */
export const backHref = (view: TreasuryView): string => withQuery(PATH, addressOf(view));

function withQuery(path: string, address: URLSearchParams): string {
  const query = address.toString();
  return query === '' ? path : `${path}?${query}`;
}
