import type { AttachedTag } from '@atrium/contract/tags';
import { keptDrafts, removeDraft, writeDraft } from '../../app/kept-drafts.ts';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';

/** The files that a person chose and did not send yet. */
export interface KeptFiles {
  /** Those that have arrived, by the documents that they are on the server. */
  files: readonly string[];
  /** Those that were on their way: they are to be chosen again. */
  missing: number;
  /** What was put on those that have arrived, by their documents. */
  tags?: Readonly<Record<string, readonly AttachedTag[]>>;
}

const keyOf = (user: DraftOwner, requestId: string) => `added-files:${draftOwner(user)}:${requestId}`;

/** Those that a person chose to add to a request. */
export function recallAddedFiles(user: DraftOwner, requestId: string): KeptFiles {
  const [kept] = keptDrafts(keyOf(user, requestId), Date.now());
  const { files = [], missing = 0, tags = {} } = (kept?.value ?? {}) as Partial<KeptFiles>;
  return { files, missing, tags };
}

/** Keeps them on this device; none are forgotten. */
export function rememberAddedFiles(user: DraftOwner, requestId: string, added: KeptFiles): void {
  const key = keyOf(user, requestId);
  if (added.files.length === 0 && added.missing === 0) removeDraft(key);
  else writeDraft(key, added);
}
