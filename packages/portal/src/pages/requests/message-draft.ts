import { keptDrafts } from '../../app/kept-drafts.ts';
import type { KeptFiles } from './added-files.ts';
import { draftKeeper } from './draft-keeper.ts';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';
import { newKey } from './new-key.ts';

/** What a person has written in a request and not yet sent; kept on this device, per person and request. */
export interface MessageDraft extends KeptFiles {
  html: string;
  /** The intent to send it, kept over a reload: what went out before the answer was lost is not sent twice. */
  key: string;
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
