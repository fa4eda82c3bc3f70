// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

const KEY = 'analytics-queue:claire';
const queue = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as { eventTarget: string }[];
const click = { page: '/home', eventType: 'FOOTER_CLICK', eventTarget: 'terms' };

function setUp({
  send = () => Promise.resolve(),
  beacon = () => true,
}: Partial<Parameters<typeof createAnalytics>[0]> = {}) {
  const clock = { now: new Date('2026-11-20T13:32:00Z') };
  const spies = { send: vi.fn(send), beacon: vi.fn(beacon) };
  const analytics = createAnalytics({ person: 'claire', debounce: 2000, now: () => clock.now, ...spies });
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { analytics, wait, ...spies };
}

describe('analytics queue', () => {
  beforeEach(() => sessionStorage.clear());

  it('PLAT-095 PLAT-096 stores page, type, target, path and time in session storage', () => {
    window.history.replaceState(null, '', '/search?query=secret#secret');
    setUp().analytics.record(click);
    expect(queue()).toEqual([{ ...click, url: '/search', createdAt: '2026-11-20T13:32:00.000Z' }]);
  });
  it('PLAT-098 does not record the same event again within the debounce time', () => {
    const { analytics, wait } = setUp();
    analytics.record(click);
    wait(1999);
    analytics.record(click);
    analytics.record({ ...click, eventTarget: 'legalNotice' });
    expect(queue().map((event) => event.eventTarget)).toEqual(['terms', 'legalNotice']);
    wait(1);
    analytics.record(click);
    expect(queue()).toHaveLength(3);
  });
  it('PLAT-097 sends the queue as an array and clears it', async () => {
    const { analytics, send } = setUp();
    analytics.record(click);
    await analytics.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith([expect.objectContaining(click)]);
    expect(queue()).toEqual([]);
    await analytics.flush();
    expect(send).toHaveBeenCalledOnce();
  });
  it('PLAT-099 keeps the queue when the call fails', async () => {
    const { analytics } = setUp({ send: () => Promise.reject(new Error('down')) });
    analytics.record(click);
    await analytics.flush();
    expect(queue()).toHaveLength(1);
  });
  it('PLAT-097 keeps events recorded during the call', async () => {
    let answer = () => {};
    const { analytics } = setUp({ send: () => new Promise<void>((resolve) => (answer = resolve)) });
    analytics.record(click);
    const sent = analytics.flush();
    analytics.record({ ...click, eventTarget: 'later' });
    answer();
    await sent;
    expect(queue().map((event) => event.eventTarget)).toEqual(['later']);
  });
  it('PLAT-099 flushes every 10 seconds and when the page is left', async () => {
    vi.useFakeTimers();
    const { analytics, send, beacon } = setUp();
    const stop = analytics.start();
    analytics.record(click);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledOnce();
    analytics.record({ ...click, eventTarget: 'last' });
    window.dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledOnce();
    expect(queue()).toEqual([]);
    stop();
    vi.useRealTimers();
  });
  it('PLAT-099 keeps the queue if sendBeacon refuses it', () => {
    const { analytics } = setUp({ beacon: () => false });
    analytics.record(click);
    analytics.leave();
    expect(queue()).toHaveLength(1);
  });
  it('keeps the events of each user separately', async () => {
    setUp().analytics.record(click);
    const send = vi.fn(() => Promise.resolve());
    await createAnalytics({ person: 'giulia', debounce: 0, send, beacon: () => true }).flush();
    expect(send).not.toHaveBeenCalled();
    expect(queue()).toHaveLength(1);
  });
  it('truncates values that the server would refuse, as one such event would block the others', () => {
    setUp().analytics.record({ ...click, page: `/${'a'.repeat(300)}`, eventTarget: 'b'.repeat(300) });
    expect(queue()).toEqual([
      expect.objectContaining({ page: `/${'a'.repeat(199)}`, eventTarget: 'b'.repeat(200) }),
    ]);
  });
  it('recovers from a corrupt queue', () => {
    sessionStorage.setItem(KEY, '{not json');
    setUp().analytics.record(click);
    expect(queue()).toHaveLength(1);
  });
});
