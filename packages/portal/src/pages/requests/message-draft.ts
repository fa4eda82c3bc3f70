/** What a person has written in a request and not yet sent; kept on this device, per person and request. */
export interface MessageDraft {
  html: string;
  /** The intent to send it, kept over a reload: what went out before the answer was lost is not sent twice. */
  key: string;
}

const keyOf = (userId: string, requestId: string) => `message-draft:${userId}:${requestId}`;

export const emptyDraft = (): MessageDraft => ({ html: '', key: crypto.randomUUID() });

export function recallDraft(userId: string, requestId: string): MessageDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, requestId)) ?? '{}') as Partial<MessageDraft>;
    if (typeof kept.html === 'string' && typeof kept.key === 'string')
      return { html: kept.html, key: kept.key };
  } catch {
    // What cannot be read is no draft.
  }
  return emptyDraft();
}

/** Keeps a draft; an empty one is forgotten. */
export function rememberDraft(userId: string, requestId: string, draft: MessageDraft): void {
  try {
    if (draft.html === '') localStorage.removeItem(keyOf(userId, requestId));
    else localStorage.setItem(keyOf(userId, requestId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}
