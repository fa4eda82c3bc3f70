/** Addresses of the requests area, in one place. */
const BOARD = '/requests-board/requests';

export const requestHref = ({ id }: { id: string }): string => `${BOARD}/${id}`;

/** Returns the address of the board with its filters as query parameters (REQ-009 to REQ-012). */
export function boardHref(filters: URLSearchParams | Record<string, string> = {}): string {
  const query = new URLSearchParams(filters).toString();
  return query ? `${BOARD}?${query}` : BOARD;
}

/** Requests that others changed since the user's previous visit, on any tab of the board. */
export const CHANGED_REQUESTS_HREF = '/search?changed=true';

const CREATION = `${BOARD}/new`;

/** Returns the address where a request is created, with its known values (NEW-001, NEW-007). */
export function newRequestHref(known: Record<string, string> = {}): string {
  const query = new URLSearchParams(known).toString();
  return query ? `${CREATION}?${query}` : CREATION;
}

/** Returns the address of the hub, on one group of services (REQ-037), with the parameters that it passes on. */
export function hubHref(group?: string, carried: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(group !== undefined && { tab: group }), ...carried }).toString();
  return `/requests-board/services${query === '' ? '' : `?${query}`}`;
}
