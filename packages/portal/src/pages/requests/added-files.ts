import { removeDraft, writeDraft } from '../../app/kept-drafts.ts';
import { draftOwner, type DraftOwner } from './draft-owner.ts';

/** The files that a person chose and did not send yet. */
export interface KeptFiles {
  /** Those that have arrived, by the documents that they are on the server. */
  files: readonly string[];
  /** Those that were on their way: they are to be chosen again. */
  missing: number;
}

const placeOf = (user: DraftOwner, requestId: string) => `added-files:${draftOwner(user)}:${requestId}`;

/** Those that a person chose to add to a request. */
export function recallAddedFiles(user: DraftOwner, requestId: string): KeptFiles {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(user, requestId)) ?? '{}') as Partial<KeptFiles>;
    return { files: kept.files ?? [], missing: kept.missing ?? 0 };
  } catch {
    return { files: [], missing: 0 };
  }
}

/** Keeps them on this device; none are forgotten. */
export function rememberAddedFiles(user: DraftOwner, requestId: string, added: KeptFiles): void {
  const place = placeOf(user, requestId);
  if (added.files.length === 0 && added.missing === 0) removeDraft(place);
  else writeDraft(place, added);
}
