import type { Conversation } from '@atrium/contract/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withArrived, withNewer, type ConversationPages } from './conversation-pages.ts';

const PAGE = 3;

/** The server's messages by their sequence in the conversation, two per second. */
const message = (sequence: number) => ({
  id: String(sequence),
  createdAt: new Date(Date.UTC(2026, 10, 21, 12, 0, Math.floor(sequence / 2))).toISOString(),
});
const part = (from: number, until: number, total: number, hasOlder: boolean) =>
  ({
    pageRecords: Array.from({ length: Math.max(0, until - from) }, (_, index) => message(from + index)),
    stateChanges: [],
    totalRecords: total,
    hasOlder,
  }) as unknown as Conversation;
const before = (end: number, total: number) => part(Math.max(0, end - PAGE), end, total, end > PAGE);
const after = (last: number, total: number) => part(last + 1, Math.min(total, last + 1 + PAGE), total, true);

const sequencesOf = (held: ConversationPages) =>
  held.pages.toReversed().flatMap((page) => page.pageRecords.map(({ id }) => Number(id)));

type Act = 'write' | 'ask newer' | 'ask older' | 'ask all' | number;

/** Returns what the page shows after each step, with calls sent and answered in this order. */
function conversation(written: number, acts: readonly Act[]) {
  let total = written;
  let held: ConversationPages = { pages: [before(total, total)], pageParams: [null] };
  let calls: { answer: () => void; isOfParts: boolean }[] = [];
  const shown = [sequencesOf(held)];
  // Only one call for older or all parts is in progress; a new one replaces it.
  const askParts = (read: ConversationPages) => {
    calls = calls.filter(({ isOfParts }) => !isOfParts);
    calls.push({ isOfParts: true, answer: () => (held = withArrived(held, read)) });
  };
  const steps: Record<Exclude<Act, number>, () => void> = {
    write: () => (total += 1),
    'ask newer': () => {
      const last = held.pages[0]?.pageRecords.at(-1)?.id;
      const newer = last === undefined ? before(total, total) : after(Number(last), total);
      calls.push({ isOfParts: false, answer: () => (held = withNewer(held, newer)) });
    },
    'ask older': () => {
      const oldest = held.pages.at(-1)!;
      if (!oldest.hasOlder) return;
      const older = before(Number(oldest.pageRecords[0]!.id), total);
      askParts({ pages: [...held.pages, older], pageParams: [...held.pageParams, null] });
    },
    'ask all': () => {
      const pages = [before(total, total)];
      while (pages.length < held.pages.length && pages.at(-1)!.hasOlder)
        pages.push(before(Number(pages.at(-1)!.pageRecords[0]!.id), total));
      askParts({ pages, pageParams: pages.map(() => null) });
    },
  };
  for (const act of acts) {
    if (typeof act === 'number') calls.splice(act % Math.max(1, calls.length), 1)[0]?.answer();
    else steps[act]();
    shown.push(sequencesOf(held));
  }
  return { shown, total: held.pages[0]!.totalRecords, written: total };
}

it('RDET-047 shows each message once in order, whatever the order of the responses', () => {
  const act = fc.oneof(
    fc.constantFrom('write' as const, 'ask newer' as const, 'ask older' as const, 'ask all' as const),
    fc.nat({ max: 5 }),
  );
  fc.assert(
    fc.property(fc.nat({ max: 10 }), fc.array(act, { maxLength: 40 }), (written, acts) => {
      const result = conversation(written, acts);
      let end = -1;
      for (const sequences of result.shown) {
        expect(sequences).toEqual(sequences.map((_, index) => sequences[0]! + index));
        const last = sequences.at(-1) ?? -1;
        expect(last).toBeGreaterThanOrEqual(end);
        end = last;
      }
      expect(result.total).toBeGreaterThan(end);
      expect(result.total).toBeLessThanOrEqual(result.written);
    }),
    { numRuns: 2000 },
  );
});

it('a message received while older ones are loading is kept with its status change', () => {
  const held: ConversationPages = { pages: [before(6, 6)], pageParams: [null] };
  const change = { id: 's', createdAt: message(9).createdAt, state: 'CLOSED' };
  const newer = { ...after(5, 7), stateChanges: [change] } as unknown as Conversation;
  const read = { pages: [...held.pages, before(3, 6)], pageParams: [null, '3'] };
  const { pages } = withArrived(withNewer(held, newer), read);
  expect(sequencesOf({ pages, pageParams: [] })).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(pages[0]).toMatchObject({ stateChanges: [change], totalRecords: 7 });
});

it('reloaded messages replace cached ones', () => {
  const held: ConversationPages = { pages: [before(3, 3)], pageParams: [null] };
  const latest = before(3, 3);
  const inFrench = latest.pageRecords.map((one) => ({ ...one, message: 'Bonjour' }));
  const read = { ...held, pages: [{ ...latest, pageRecords: inFrench }] };
  expect(withArrived(held, read)).toEqual(read);
});
