import type { AttachedTag } from '@atrium/contract/tags';
import { keptDrafts, removeDraft, writeDraft } from '../../app/kept-drafts.ts';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';

/** The files that a user chose and has not sent yet. */
export interface KeptFiles {
  /** Ids of the uploaded documents. */
  files: readonly string[];
  /** Number of files that were still uploading: they must be chosen again. */
  missing: number;
  /** Tags of the uploaded documents, by document id. */
  tags?: Readonly<Record<string, readonly AttachedTag[]>>;
}

const keyOf = (user: DraftOwner, requestId: string) => `added-files:${draftOwner(user)}:${requestId}`;

/** Returns the files that a user chose to add to a request. */
export function recallAddedFiles(user: DraftOwner, requestId: string): KeptFiles {
  const [kept] = keptDrafts(keyOf(user, requestId), Date.now());
  const { files = [], missing = 0, tags = {} } = (kept?.value ?? {}) as Partial<KeptFiles>;
  return { files, missing, tags };
}

/** Stores the files on this device; removes the draft when there are none. */
export function rememberAddedFiles(user: DraftOwner, requestId: string, added: KeptFiles): void {
  const key = keyOf(user, requestId);
  if (added.files.length === 0 && added.missing === 0) removeDraft(key);
  else writeDraft(key, added);
}
