import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { addGridFilters, gridFiltersOf, type GridFilters } from '../../app/grid-state/grid-filters.ts';

/** What the page shows, as its address has it. */
export interface FinancingView extends GridFilters {
  type: FinancingType;
  /** Null before one is chosen, or for all. */
  contractId: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address shows. */
export function viewOf(address: URLSearchParams): FinancingView {
  const contract = address.get('contract');
  return {
    type: address.get('tab') === 'deposits' ? 'DEPOSIT' : 'LOAN',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    ...gridFiltersOf(address),
  };
}

/** The address that shows this. */
export function addressOf({ type, contractId, ...filters }: FinancingView): URLSearchParams {
  const address = new URLSearchParams();
  if (type === 'DEPOSIT') address.set('tab', 'deposits');
  if (contractId !== null) address.set('contract', contractId);
  addGridFilters(address, filters);
  return address;
}

/** A tab of the list, with nothing filtered. */
export const listHref = (view: Pick<FinancingView, 'type' | 'contractId'>): string =>
  backHref({ ...view, search: '', sorting: [], rules: [] });

/** The list that a line was opened from, as it was. */
export function backHref(view: FinancingView): string {
  const address = addressOf(view).toString();
  return `/loans-and-deposits${address === '' ? '' : `?${address}`}`;
}

/** The detail of a line, which knows the list that it is opened from: its contract, search, order and filters (LD-003). */
export function detailHref(
  { id, ricosCode }: { id: string; ricosCode: string },
  view: FinancingView,
): string {
  const address = new URLSearchParams({ ricosCode });
  for (const [name, value] of addressOf(view)) address.append(name, value);
  return `/loans-and-deposits/${id}?${address}`;
}
