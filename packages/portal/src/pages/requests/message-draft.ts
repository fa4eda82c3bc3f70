import { keptDrafts } from '../../app/kept-drafts.ts';
import type { KeptFiles } from './added-files.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';
import { keyOfText, newKey } from '../../app/new-key.ts';

/** What a person has written in a request and not yet sent; kept on this device, per person and request. */
export interface MessageDraft extends KeptFiles {
  html: string;
  /** Names the draft; each message that is made of it has a key of its own, see {@link messageKey}. */
  key: string;
}

/** What goes out: other words, other files or another question are another message. */
export interface MessageContent {
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
}

/**
 * The idempotency key of a message: the same content of the same draft has the same key, in every tab and after every
 * reload, so that what went out before its answer was lost is not sent twice; other content has another key, so that it is
 * never taken for what was sent from elsewhere.
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
 * Takes up what was written last in a request, and keeps what is written on this page; forgets it once it is empty or
 * sent. What has not changed is not written again: a tab in which the request is only read leaves no draft of its own.
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
