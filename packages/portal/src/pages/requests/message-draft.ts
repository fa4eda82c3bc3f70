import type { KeptFiles } from './added-files.ts';
import { draftOwner, type DraftOwner } from './draft-owner.ts';
import { newKey } from './new-key.ts';

/** What a person has written in a request and not yet sent; kept on this device, per person and request. */
export interface MessageDraft extends KeptFiles {
  html: string;
  /** The intent to send it, kept over a reload: what went out before the answer was lost is not sent twice. */
  key: string;
}

const keyOf = (user: DraftOwner, requestId: string) => `message-draft:${draftOwner(user)}:${requestId}`;

export const emptyDraft = (): MessageDraft => ({ html: '', key: newKey(), files: [], missing: 0 });

function keptDraft(user: DraftOwner, requestId: string): MessageDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user, requestId)) ?? '{}') as Partial<MessageDraft>;
    if (typeof kept.html === 'string' && typeof kept.key === 'string')
      return { html: kept.html, key: kept.key, files: kept.files ?? [], missing: kept.missing ?? 0 };
  } catch {
    // What cannot be read is no draft.
  }
  return null;
}

export const recallDraft = (user: DraftOwner, requestId: string): MessageDraft =>
  keptDraft(user, requestId) ?? emptyDraft();

/** Forgets the draft with this key; one that another tab of the browser keeps since stays. */
function forgetDraft(user: DraftOwner, requestId: string, key: string): void {
  try {
    if (keptDraft(user, requestId)?.key === key) localStorage.removeItem(keyOf(user, requestId));
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}

const isEmpty = ({ html, files, missing }: MessageDraft) =>
  html === '' && files.length === 0 && missing === 0;

/**
 * Keeps what is written on a page that took up this draft, and forgets it once it is empty or sent. What has not changed
 * is not written again: the request may be open in two tabs, and one that is only read must not undo what stands in the
 * other.
 */
export function draftKeeper(user: DraftOwner, requestId: string, taken: MessageDraft) {
  let last = taken;
  let sentKey: string | undefined;
  return {
    keep(draft: MessageDraft): void {
      if (draft.key === sentKey || JSON.stringify(draft) === JSON.stringify(last)) return;
      const { key } = last;
      last = draft;
      if (isEmpty(draft)) return forgetDraft(user, requestId, key);
      try {
        localStorage.setItem(keyOf(user, requestId), JSON.stringify(draft));
      } catch {
        // A browser that keeps nothing still sends.
      }
    },
    sent(key: string): void {
      sentKey = key;
      forgetDraft(user, requestId, key);
    },
  };
}
