import { keptDrafts } from '../../app/kept-drafts.ts';
import type { KeptFiles } from './added-files.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';
import { keyOfText, newKey } from '../../app/new-key.ts';

/** An unsent message of a user in a request; stored on this device, per user and request. */
export interface MessageDraft extends KeptFiles {
  html: string;
  /** Key of the draft; each message sent from it has its own key, see {@link messageKey}. */
  key: string;
}

/** The content to send: other text, other files or another question make another message. */
export interface MessageContent {
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
}

/**
 * Returns the idempotency key of a message: the same content of the same draft has the same key, in every tab and after
 * every reload, so that a message whose response was lost is not sent twice; other content has another key, so that it
 * is never mistaken for a message sent from elsewhere.
 */
export function messageKey(
  draftKey: string,
  { message, responseRequired, documentIds }: MessageContent,
): string {
  return keyOfText(JSON.stringify([draftKey, message, responseRequired, documentIds]));
}

export const emptyDraft = (): MessageDraft => ({ html: '', key: newKey(), files: [], missing: 0 });

function draftOf({ html, key, files, missing }: Partial<MessageDraft>): MessageDraft | null {
  if (typeof html !== 'string' || typeof key !== 'string') return null;
  return { html, key, files: files ?? [], missing: missing ?? 0 };
}

const isEmpty = ({ html, files, missing }: MessageDraft) =>
  html === '' && files.length === 0 && missing === 0;

/**
 * Resumes the latest draft in a request, and stores the input of this page; removes it once empty or sent. Unchanged
 * input is not stored: a tab where the request is only read creates no draft of its own.
 */
export function openDraft(user: DraftOwner, requestId: string) {
  const form = `message-draft:${draftOwner(user)}:${requestId}`;
  const keeper = draftKeeper(form);
  const kept = keptDrafts(form, Date.now()).find(({ value }) => draftOf(value));
  if (kept) keeper.take(kept);
  const draft = (kept && draftOf(kept.value)) ?? emptyDraft();
  let last = draft;
  let sentKey: string | undefined;
  return {
    draft,
    keep(next: MessageDraft): void {
      if (next.key === sentKey || JSON.stringify(next) === JSON.stringify(last)) return;
      last = next;
      if (isEmpty(next)) keeper.forget();
      else keeper.keep(next);
    },
    sent(key: string): void {
      sentKey = key;
      if (last.key === key) keeper.forget();
    },
  };
}
