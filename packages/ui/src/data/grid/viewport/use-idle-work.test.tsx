import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useIdleWork } from './use-idle-work.js';

/** Idle callbacks of the page, run by the test; each allows a number of steps. */
let waiting: Map<number, IdleRequestCallback>;
const idle = (steps: number) => {
  const callbacks = [...waiting.values()];
  waiting.clear();
  let left = steps;
  for (const callback of callbacks) {
    callback({ didTimeout: false, timeRemaining: () => (left-- > 0 ? 10 : 0) });
  }
};

beforeEach(() => {
  waiting = new Map();
  let handle = 0;
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    waiting.set(++handle, callback);
    return handle;
  });
  vi.stubGlobal('cancelIdleCallback', (one: number) => waiting.delete(one));
});

describe('idle work', () => {
  it('continues while there is time, and in the next idle period', () => {
    const { result } = renderHook(useIdleWork);
    const step = vi.fn(() => false);
    result.current(step);
    expect(step).not.toHaveBeenCalled();
    idle(3);
    expect(step).toHaveBeenCalledTimes(3);
    idle(2);
    expect(step).toHaveBeenCalledTimes(5);
  });

  it('ends when done', () => {
    const { result } = renderHook(useIdleWork);
    const step = vi.fn(() => step.mock.calls.length === 2);
    result.current(step);
    idle(10);
    expect(step).toHaveBeenCalledTimes(2);
    expect(waiting.size).toBe(0);
  });

  it('is replaced by new work', () => {
    const { result } = renderHook(useIdleWork);
    const [old, next] = [vi.fn(() => false), vi.fn(() => true)];
    result.current(old);
    result.current(next);
    idle(5);
    expect(old).not.toHaveBeenCalled();
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('stops when the grid is unmounted', () => {
    const { result, unmount } = renderHook(useIdleWork);
    const step = vi.fn(() => false);
    result.current(step);
    unmount();
    idle(5);
    expect(step).not.toHaveBeenCalled();
  });

  it('is skipped in a browser without idle callbacks', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { result, unmount } = renderHook(useIdleWork);
    const step = vi.fn(() => true);
    act(() => result.current(step));
    unmount();
    expect(step).not.toHaveBeenCalled();
  });
});
