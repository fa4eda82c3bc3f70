/** Addresses of the requests area, in one place. */
const BOARD = '/requests-board/requests';

export const requestHref = ({ id }: { id: string }): string => `${BOARD}/${id}`;

/** The board with its filters as query parameters (REQ-009 to REQ-012). */
export function boardHref(filters: URLSearchParams | Record<string, string> = {}): string {
  const query = new URLSearchParams(filters).toString();
  return query ? `${BOARD}?${query}` : BOARD;
}

let last = BOARD;

/** The board as it was last seen: where the way back from a request leads. */
export const lastBoard = (): string => last;

export function setLastBoard(address: string): void {
  last = address;
}
