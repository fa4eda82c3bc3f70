import { describe, expect, it } from 'vitest';
import { newestFirst, threadEntries } from './thread-entries.js';
import { CLAIRE, CONVERSATION, message, READ_UNTIL } from './thread.fixture.js';

const entriesOf = (facts: Partial<Parameters<typeof threadEntries>[0]> = {}) =>
  threadEntries({
    messages: CONVERSATION.pageRecords,
    stateChanges: CONVERSATION.stateChanges,
    readUntil: READ_UNTIL,
    dayOf: (at) => at.slice(0, 10),
    ...facts,
  });
const brief = (entries: ReturnType<typeof threadEntries>) =>
  entries.map((entry) =>
    entry.kind === 'message'
      ? Number(entry.key.slice(-2))
      : entry.kind === 'state'
        ? entry.state
        : entry.kind === 'new'
          ? `${entry.count} new`
          : entry.key.slice(-5),
  );

describe('threadEntries', () => {
  it('contains days, messages, one line per status change, and the mark of unread messages', () => {
    expect(brief(entriesOf())).toEqual([
      '11-17',
      1,
      '11-18',
      2,
      'ACTION_REQUIRED',
      3,
      'INPROGRESS',
      '11-19',
      'TO_CLOSE',
      'INPROGRESS',
      '11-20',
      '2 new',
      4,
      'ACTION_REQUIRED',
      5,
    ]);
  });

  it('RDET-041 on a phone the newest comes first, each day below its heading, with read messages below the mark', () => {
    expect(brief(newestFirst(entriesOf()))).toEqual([
      '11-20',
      5,
      'ACTION_REQUIRED',
      4,
      '2 new',
      '11-19',
      'INPROGRESS',
      'TO_CLOSE',
      '11-18',
      'INPROGRESS',
      3,
      'ACTION_REQUIRED',
      2,
      '11-17',
      1,
    ]);
    expect(newestFirst([])).toEqual([]);
  });

  it('shows a status change once if both the message and the trail contain it', () => {
    const told = entriesOf({
      stateChanges: [
        { id: '9', createdAt: '2026-11-18T08:02:01.000Z', state: 'ACTION_REQUIRED', by: CLAIRE },
      ],
    });
    expect(brief(told).filter((entry) => entry === 'ACTION_REQUIRED')).toHaveLength(2);
  });

  it('has no mark for first-time readers or for the reader’s own messages', () => {
    expect(brief(entriesOf({ readUntil: null }))).not.toContain('2 new');
    const own = message(6, CLAIRE, '2026-11-20T14:00:00.000Z', '<p>Thank you</p>');
    const entries = entriesOf({
      messages: [...CONVERSATION.pageRecords, own],
      readUntil: '2026-11-20T13:30:00.000Z',
    });
    expect(entries.some(({ kind }) => kind === 'new')).toBe(false);
  });

  it('is empty for an empty conversation', () => {
    expect(entriesOf({ messages: [], stateChanges: [] })).toEqual([]);
  });
});
