import type { Message } from '@atrium/contract/messages';
import * as ui from '@atrium/ui';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useArrivals } from './use-arrivals.ts';

vi.mock('@atrium/ui', async (load) => ({
  ...(await load<typeof ui>()),
  announce: vi.fn<typeof ui.announce>(),
}));

const message = (day: number) =>
  ({
    createdAt: `2026-11-${day}T10:00:00.000Z`,
    sender: { status: 'BANK_STAFF', firstName: 'Marc', lastName: 'Delorme' },
  }) as unknown as Message;

/** Returns the number of announcements after each list of messages, starting with none loaded. */
function announcements(...lists: Message[][]): number[] {
  vi.mocked(ui.announce).mockClear();
  const { rerender } = renderHook((messages: Message[] | undefined) => useArrivals(messages));
  return lists.map((list) => {
    rerender(list);
    return vi.mocked(ui.announce).mock.calls.length;
  });
}

it('announces a message that arrives, not those that were loaded first', () => {
  const [first, second] = [message(20), message(21)];
  expect(announcements([first], [first], [first, second])).toEqual([0, 0, 1]);
});

it('announces the first message of an empty conversation', () => {
  expect(announcements([], [message(20)], [message(20)])).toEqual([0, 1, 1]);
});
