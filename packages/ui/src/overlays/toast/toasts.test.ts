import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts, TOAST_DURATIONS } from './toasts.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (toasts: ReturnType<typeof createToasts>) => toasts.getSnapshot().map((item) => item.title);

describe('toast list', () => {
  it('PLAT-085 PLAT-086 PLAT-078 has a duration for each type', () => {
    expect(TOAST_DURATIONS.error).toBe(Number.POSITIVE_INFINITY);
    expect(TOAST_DURATIONS.network).toBe(9000);
    for (const kind of ['success', 'info', 'warning'] as const) expect(TOAST_DURATIONS[kind]).toBe(5000);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.success('Saved');
    leave();
    toasts.success('Saved again');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(titles(toasts)).toEqual(['Saved', 'Saved again']);
  });

  it('replaces a toast with the same id', () => {
    const toasts = createToasts();
    toasts.error('First', { id: 'upload' });
    toasts.error('Second', { id: 'upload' });
    expect(titles(toasts)).toEqual(['Second']);
  });

  it('removes a toast in two steps for its exit animation', () => {
    const toasts = createToasts();
    const id = toasts.info('Archived');
    toasts.dismiss(id);
    expect(toasts.getSnapshot()).toMatchObject([{ open: false }]);
    vi.runAllTimers();
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it('does not remove a toast that has replaced the closing one', () => {
    const toasts = createToasts();
    toasts.info('First', { id: 'same' });
    toasts.dismiss('same');
    toasts.info('Second', { id: 'same' });
    vi.runAllTimers();
    expect(titles(toasts)).toEqual(['Second']);
  });

  it('keeps errors beyond the maximum, and drops other toasts', () => {
    const toasts = createToasts();
    toasts.success('Saved');
    toasts.error('Failed');
    for (let count = 1; count <= 5; count += 1) toasts.error(`Later ${count}`);
    expect(titles(toasts)).toEqual(['Failed', 'Later 1', 'Later 2', 'Later 3', 'Later 4', 'Later 5']);
    toasts.dismissAll();
    vi.runAllTimers();
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it('PLAT-078 reports a network failure once', () => {
    const toasts = createToasts();
    toasts.networkError();
    toasts.networkError();
    expect(toasts.getSnapshot()).toHaveLength(1);
  });
});
