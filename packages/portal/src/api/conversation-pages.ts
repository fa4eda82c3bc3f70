import type { Conversation } from '@atrium/contract/messages';
import type { InfiniteData } from '@tanstack/react-query';

/** A conversation as cached: its latest page first, which reaches to the end, then older ones. */
export type ConversationPages = InfiniteData<Conversation, string | null>;

interface Dated {
  id: string;
  createdAt: string;
}

/** Returns a chronological list with the items of another list that come after its end. */
function continued<T extends Dated>(list: readonly T[], others: readonly T[]): T[] {
  const end = list.at(-1)?.createdAt ?? '';
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...others.filter(({ id, createdAt }) => createdAt >= end && !known.has(id))];
}

/** Returns a page with the items of another one that come after its end. */
const withLater = (part: Conversation, other: Conversation): Conversation => ({
  ...part,
  pageRecords: continued(part.pageRecords, other.pageRecords),
  stateChanges: continued(part.stateChanges, other.stateChanges),
  totalRecords: Math.max(part.totalRecords, other.totalRecords),
  hasOlder: part.pageRecords.length > 0 ? part.hasOlder : other.hasOlder,
});

/** Returns the conversation with newer messages appended; duplicate and late responses change nothing. */
export const withNewer = (held: ConversationPages, newer: Conversation): ConversationPages => ({
  ...held,
  pages: held.pages.map((part, index) => (index === 0 ? withLater(part, newer) : part)),
});

/**
 * Returns fetched pages with the messages that arrived during the fetch: fetching older messages starts from the pages
 * as they were at its start.
 */
export function withArrived(held: ConversationPages | undefined, read: ConversationPages): ConversationPages {
  const latest = held?.pages[0];
  return latest ? withNewer(read, latest) : read;
}
