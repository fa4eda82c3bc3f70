import { draftOwner, type DraftOwner } from './draft-owner.ts';
import { newKey } from './new-key.ts';

/** What a person has written in a request and not yet sent; kept on this device, per person and request. */
export interface MessageDraft {
  html: string;
  /** The intent to send it, kept over a reload: what went out before the answer was lost is not sent twice. */
  key: string;
  /** The files that have arrived, by the documents that they are on the server. */
  files: readonly string[];
}

const keyOf = (user: DraftOwner, requestId: string) => `message-draft:${draftOwner(user)}:${requestId}`;

export const emptyDraft = (): MessageDraft => ({ html: '', key: newKey(), files: [] });

export function recallDraft(user: DraftOwner, requestId: string): MessageDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user, requestId)) ?? '{}') as Partial<MessageDraft>;
    if (typeof kept.html === 'string' && typeof kept.key === 'string')
      return { html: kept.html, key: kept.key, files: kept.files ?? [] };
  } catch {
    // What cannot be read is no draft.
  }
  return emptyDraft();
}

/** Keeps a draft; an empty one is forgotten. */
export function rememberDraft(user: DraftOwner, requestId: string, draft: MessageDraft): void {
  try {
    if (draft.html === '' && draft.files.length === 0) localStorage.removeItem(keyOf(user, requestId));
    else localStorage.setItem(keyOf(user, requestId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}
