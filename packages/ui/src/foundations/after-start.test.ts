// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterStart, beginStart, endStart } from './after-start.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  endStart();
  vi.useRealTimers();
});

/** Whether code that waits for the end of startup has continued. */
async function isOver(): Promise<boolean> {
  const passed = vi.fn<() => void>();
  void afterStart().then(passed);
  await vi.advanceTimersByTimeAsync(0);
  return passed.mock.calls.length > 0;
}

it('without a host there is no delay', async () => {
  expect(await isOver()).toBe(true);
});

it('ends when the host signals it', async () => {
  beginStart();
  expect(await isOver()).toBe(false);
  endStart();
  expect(await isOver()).toBe(true);
});

it.each(['pointermove', 'keydown', 'wheel'])('ends with the first user action: %s', async (type) => {
  beginStart();
  window.dispatchEvent(new Event(type));
  expect(await isOver()).toBe(true);
});

it('does not end when a page appears under a resting pointer', async () => {
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  beginStart();
  move(0);
  expect(await isOver()).toBe(false);
  move(1);
  expect(await isOver()).toBe(true);
});

it('is marked once when it ends', () => {
  const mark = vi.spyOn(performance, 'mark');
  beginStart();
  expect(mark).not.toHaveBeenCalled();
  endStart();
  endStart();
  window.dispatchEvent(new Event('keydown'));
  expect(mark.mock.calls).toEqual([['start-over']]);
  mark.mockRestore();
});

it('ends after twenty seconds at the latest', async () => {
  beginStart();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isOver()).toBe(true);
});
