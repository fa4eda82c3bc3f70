import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { addGridFilters, gridFiltersOf, type GridFilters } from '../../app/grid-state/grid-filters.ts';
import { UUID } from '@atrium/contract/uuid';

/** The view of the page in the URL. */
export interface FinancingView extends GridFilters {
  type: FinancingType;
  /** Null before a contract is chosen, or for all contracts. */
  contractId: string | null;
}

/** Reads the view from the URL. */
export function viewOf(address: URLSearchParams): FinancingView {
  const contract = address.get('contract');
  return {
    type: address.get('tab') === 'deposits' ? 'DEPOSIT' : 'LOAN',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    ...gridFiltersOf(address),
  };
}

/** Writes a view to the URL. */
export function addressOf({ type, contractId, ...filters }: FinancingView): URLSearchParams {
  const address = new URLSearchParams();
  if (type === 'DEPOSIT') address.set('tab', 'deposits');
  if (contractId !== null) address.set('contract', contractId);
  addGridFilters(address, filters);
  return address;
}

/** Returns the address of a tab of the list, without filters. */
export const listHref = (view: Pick<FinancingView, 'type' | 'contractId'>): string =>
  backHref({ ...view, search: '', sorting: [], rules: [] });

/** Returns the address of the list that a line was opened from, with its view. */
export function backHref(view: FinancingView): string {
  const address = addressOf(view).toString();
  return `/loans-and-deposits${address === '' ? '' : `?${address}`}`;
}

/** Returns the address of the detail of a line, with the contract, search, sorting and filters of its list (LD-003). */
export function detailHref(
  { id, ricosCode }: { id: string; ricosCode: string },
  view: FinancingView,
): string {
  const address = new URLSearchParams({ ricosCode });
  for (const [name, value] of addressOf(view)) address.append(name, value);
  return `/loans-and-deposits/${id}?${address}`;
}
