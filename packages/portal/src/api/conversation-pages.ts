import type { Conversation } from '@atrium/contract/messages';
import type { InfiniteData } from '@tanstack/react-query';

/** A conversation as the cache holds it: its latest part first, which reaches to the end, then older ones. */
export type ConversationPages = InfiniteData<Conversation, string | null>;

interface Dated {
  id: string;
  createdAt: string;
}

/** A list in the order of time, with those of another that come after its end. */
function continued<T extends Dated>(list: readonly T[], others: readonly T[]): T[] {
  const end = list.at(-1)?.createdAt ?? '';
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...others.filter(({ id, createdAt }) => createdAt >= end && !known.has(id))];
}

/** The part with what another one has after its end. */
const withLater = (part: Conversation, other: Conversation): Conversation => ({
  ...part,
  pageRecords: continued(part.pageRecords, other.pageRecords),
  stateChanges: continued(part.stateChanges, other.stateChanges),
  totalRecords: Math.max(part.totalRecords, other.totalRecords),
  hasOlder: part.pageRecords.length > 0 ? part.hasOlder : other.hasOlder,
});

/** The conversation with what was asked for after its end; what came twice, or too late, changes nothing. */
export const withNewer = (held: ConversationPages, newer: Conversation): ConversationPages => ({
  ...held,
  pages: held.pages.map((part, index) => (index === 0 ? withLater(part, newer) : part)),
});

/**
 * Parts that were read, with what has come after their end while they were on their way: reading older messages begins
 * with the parts as they were then.
 */
export function withArrived(held: ConversationPages | undefined, read: ConversationPages): ConversationPages {
  const latest = held?.pages[0];
  return latest ? withNewer(read, latest) : read;
}
