import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';

/** What the page shows, as its address has it. */
export interface FinancingView {
  type: FinancingType;
  /** Null before one is chosen, or for all. */
  contractId: string | null;
  search: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an address shows. */
export function viewOf(address: URLSearchParams): FinancingView {
  const contract = address.get('contract');
  return {
    type: address.get('tab') === 'deposits' ? 'DEPOSIT' : 'LOAN',
    contractId: contract !== null && UUID.test(contract) ? contract : null,
    search: address.get('q') ?? '',
  };
}

/** The address that shows this. */
export function addressOf({ type, contractId, search }: FinancingView): URLSearchParams {
  const address = new URLSearchParams();
  if (type === 'DEPOSIT') address.set('tab', 'deposits');
  if (contractId !== null) address.set('contract', contractId);
  if (search !== '') address.set('q', search);
  return address;
}

/** The list with this in it. */
export function listHref(view: FinancingView): string {
  const address = addressOf(view).toString();
  return `/loans-and-deposits${address === '' ? '' : `?${address}`}`;
}

/** The detail of a line, which knows the contract of the list that it is opened from (LD-003). */
export function detailHref(
  { id, ricosCode }: { id: string; ricosCode: string },
  contractId: string | null,
): string {
  const address = new URLSearchParams({ ricosCode, ...(contractId !== null && { contract: contractId }) });
  return `/loans-and-deposits/${id}?${address}`;
}
