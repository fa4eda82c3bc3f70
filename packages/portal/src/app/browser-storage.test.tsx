import { afterEach, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { reloadForRelease } from './start-up/reload-for-release.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** As browsers do whose settings block storage. */
const block = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
};

it('returns stored values, separately for each area', () => {
  expect(readStored('a')).toBeNull();
  expect(writeStored('a', '1')).toBe(true);
  expect(readStored('a')).toBe('1');
  expect(readStored('a', 'session')).toBeNull();
  writeStored('a', '2', 'session');
  expect([readStored('a'), readStored('a', 'session')]).toEqual(['1', '2']);
  removeStored('a');
  expect([readStored('a'), readStored('a', 'session')]).toEqual([null, '2']);
});

it('stores and returns nothing without an error if the browser blocks storage', () => {
  block();
  expect(writeStored('a', '1')).toBe(false);
  expect(readStored('a')).toBeNull();
  expect(() => removeStored('a')).not.toThrow();
});

it('a page reloads once per release, and never if that cannot be recorded', () => {
  const reload = vi.fn();
  reloadForRelease('build-1', reload);
  reloadForRelease('build-1', reload);
  expect(reload).toHaveBeenCalledOnce();
  block();
  reloadForRelease('build-2', reload);
  expect(reload).toHaveBeenCalledOnce();
});
