import { POWERS_PAGES_MAX } from '@atrium/contract/power-of-attorney-rules';

const QUERY = 'query';
const PAGE = 'page';

/** The view of the list of powers in the URL (POA-003). */
export interface PowersView {
  readonly query: string;
  /** Number of loaded pages. */
  readonly pages: number;
}

/** Reads the view from the URL; invalid values are ignored. */
export function readView(address: URLSearchParams): PowersView {
  const pages = Math.trunc(Number(address.get(PAGE)));
  return {
    query: (address.get(QUERY) ?? '').trim().slice(0, 300),
    pages: pages >= 1 ? Math.min(pages, POWERS_PAGES_MAX) : 1,
  };
}

/** Writes a view to the URL; default values are omitted. */
export function writeView({ query, pages }: PowersView): URLSearchParams {
  return new URLSearchParams({
    ...(query !== '' && { [QUERY]: query }),
    ...(pages > 1 && { [PAGE]: String(pages) }),
  });
}
