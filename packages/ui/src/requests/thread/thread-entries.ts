import type { Message, StateChange } from '@atrium/contract/messages';
import { isOwnAct } from './sender-name.js';
import type { RequestState } from '@atrium/contract/request-rules';

/** One entry of a conversation, as it is shown. */
export type ThreadEntry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string; count: number }
  | { kind: 'message'; key: string; message: Message; isNew: boolean }
  | { kind: 'state'; key: string; at: string; state: RequestState; by: StateChange['by'] };

export interface ThreadFacts {
  /** Oldest first. */
  messages: readonly Message[];
  stateChanges: readonly StateChange[];
  /** Time up to which the user had read; null for never, in which case nothing counts as new. */
  readUntil: string | null;
  /** Returns the calendar day of a time, in the user's time zone. */
  dayOf: (at: string) => string;
}

/** Returns the entries in newest-first order, each day under its heading. */
export function newestFirst(entries: readonly ThreadEntry[]): ThreadEntry[] {
  const days: ThreadEntry[][] = [];
  for (const entry of entries) {
    if (entry.kind === 'day') days.push([]);
    days.at(-1)!.push(entry);
  }
  return days.toReversed().flatMap(([day, ...lines]) => [day!, ...lines.toReversed()]);
}

/**
 * Builds the entries of a conversation: days, messages, state changes, and one rule where reading stopped. A state
 * change is listed once, whether a message or an action caused it. The user's own messages are never new, except those
 * written by somebody impersonating them.
 */
export function threadEntries({ messages, stateChanges, readUntil, dayOf }: ThreadFacts): ThreadEntry[] {
  const isNew = (message: Message) =>
    readUntil !== null && message.createdAt > readUntil && !isOwnAct(message.sender);
  const firstNew = messages.findIndex(isNew);
  const count = messages.filter(isNew).length;
  const changes = stateChanges.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const entries: ThreadEntry[] = [];
  let day = '';
  let state = messages[0]?.requestState;
  const startDay = (at: string) => {
    if (dayOf(at) === day) return;
    day = dayOf(at);
    entries.push({ kind: 'day', key: `day ${day}`, at });
  };
  const change = (id: string, at: string, next: RequestState, by: StateChange['by']) => {
    if (next === state) return;
    state = next;
    startDay(at);
    entries.push({ kind: 'state', key: `state ${id}`, at, state: next, by });
  };
  const changesUntil = (at: string | null) => {
    const ends = at === null ? -1 : changes.findIndex(({ createdAt }) => createdAt >= at);
    for (const next of changes.splice(0, ends < 0 ? changes.length : ends))
      change(next.id, next.createdAt, next.state, next.by);
  };
  for (const [index, message] of messages.entries()) {
    changesUntil(message.createdAt);
    startDay(message.createdAt);
    if (index === firstNew) entries.push({ kind: 'new', key: 'new', count });
    entries.push({ kind: 'message', key: message.id, message, isNew: isNew(message) });
    change(message.id, message.createdAt, message.requestState, message.sender);
  }
  changesUntil(null);
  return entries;
}
