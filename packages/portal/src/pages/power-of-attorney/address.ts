import { POWERS_PAGES_MAX } from '@atrium/contract/power-of-attorney-rules';

const QUERY = 'query';
const PAGE = 'page';

/** What the address of the list of powers says (POA-003). */
export interface PowersView {
  readonly query: string;
  /** How many pages stand under each other. */
  readonly pages: number;
}

/** What an address says; what it says wrongly is left out. */
export function readView(address: URLSearchParams): PowersView {
  const pages = Math.trunc(Number(address.get(PAGE)));
  return {
    query: (address.get(QUERY) ?? '').trim().slice(0, 300),
    pages: pages >= 1 ? Math.min(pages, POWERS_PAGES_MAX) : 1,
  };
}

/** The address of a view, without what goes without saying. */
export function writeView({ query, pages }: PowersView): URLSearchParams {
  return new URLSearchParams({
    ...(query !== '' && { [QUERY]: query }),
    ...(pages > 1 && { [PAGE]: String(pages) }),
  });
}
