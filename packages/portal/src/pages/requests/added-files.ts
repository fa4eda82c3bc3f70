import { draftOwner, type DraftOwner } from './draft-owner.ts';

const placeOf = (user: DraftOwner, requestId: string) => `added-files:${draftOwner(user)}:${requestId}`;

/** The files that a person chose for a request and did not add yet, by the documents that they are on the server. */
export function recallAddedFiles(user: DraftOwner, requestId: string): readonly string[] {
  try {
    return (localStorage.getItem(placeOf(user, requestId)) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Keeps them on this device; none are forgotten. */
export function rememberAddedFiles(
  user: DraftOwner,
  requestId: string,
  documentIds: readonly string[],
): void {
  try {
    if (documentIds.length === 0) localStorage.removeItem(placeOf(user, requestId));
    else localStorage.setItem(placeOf(user, requestId), documentIds.join(' '));
  } catch {
    // A browser that keeps nothing still adds.
  }
}
