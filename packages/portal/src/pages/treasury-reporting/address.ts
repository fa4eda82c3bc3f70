import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { addGridFilters, gridFiltersOf, type GridFilters } from '../../app/grid-state/grid-filters.ts';

/** What the page shows, as its address has it. */
export interface TreasuryView extends GridFilters {
  type: FinancingType;
  /** Null before one is chosen, or for all. */
  contractId: string | null;
}

const PATH = '/loans-and-deposit-reporting';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address shows. */
export function viewOf(address: URLSearchParams): TreasuryView {
  const contract = address.get('contract');
  return {
    type: address.get('tab') === 'deposits' ? 'DEPOSIT' : 'LOAN',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    ...gridFiltersOf(address),
  };
}

/** The address that shows this. */
export function addressOf({ type, contractId, ...filters }: TreasuryView): URLSearchParams {
  const address = new URLSearchParams();
  if (type === 'DEPOSIT') address.set('tab', 'deposits');
  if (contractId !== null) address.set('contract', contractId);
  addGridFilters(address, filters);
  return address;
}

/** A tab of the list, with nothing filtered. */
export const listHref = (view: Pick<TreasuryView, 'type' | 'contractId'>): string =>
  withQuery(PATH, addressOf({ ...view, search: '', sorting: [], rules: [] }));

/** The detail of an item, which knows the list that it is opened from: its contract, search, order and filters. */
export const itemHref = (id: string, view: TreasuryView): string =>
  withQuery(`${PATH}/${id}`, addressOf(view));

/** The list that an item was opened from, as it was. */
export const backHref = (view: TreasuryView): string => withQuery(PATH, addressOf(view));

function withQuery(path: string, address: URLSearchParams): string {
  const query = address.toString();
  return query === '' ? path : `${path}?${query}`;
}
