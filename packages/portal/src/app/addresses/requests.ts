/** Addresses of the requests area, in one place. */
const BOARD = '/requests-board/requests';

export const requestHref = ({ id }: { id: string }): string => `${BOARD}/${id}`;

/** The board with its filters as query parameters (REQ-009 to REQ-012). */
export function boardHref(filters: URLSearchParams | Record<string, string> = {}): string {
  const query = new URLSearchParams(filters).toString();
  return query ? `${BOARD}?${query}` : BOARD;
}

/** What others changed since the visit before this one, whatever its tab of the board. */
export const CHANGED_REQUESTS_HREF = '/search?changed=true';

const CREATION = `${BOARD}/new`;

/** Where a request is created, with what is known of it (NEW-001, NEW-007). */
export function newRequestHref(known: Record<string, string> = {}): string {
  const query = new URLSearchParams(known).toString();
  return query ? `${CREATION}?${query}` : CREATION;
}

/** The hub, on one group of services (REQ-037), with what it hands on. */
export function hubHref(group?: string, carried: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(group !== undefined && { tab: group }), ...carried }).toString();
  return `/requests-board/services${query === '' ? '' : `?${query}`}`;
}
