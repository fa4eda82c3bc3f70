import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { probes } from './probes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sets up the probes of a server without its file store; counts their calls. */
function brokenServer() {
  const execute = vi.fn(() => Promise.resolve({ rows: [{ applied: '1000' }] }));
  const check = vi.fn(() => Promise.reject(new Error('gone')));
  const log = vi.fn();
  const app = probes({ db: { execute } as never, blobs: { check } as never, log });
  return { ask: async () => app.request('/readyz'), execute, check, log };
}

it('/readyz shares one check between concurrent probes, and checks again later', async () => {
  const { ask, execute, check, log } = brokenServer();
  const crowd = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await ask()).status).toBe(503);
  const costs = () => [execute, check, log].map(({ mock }) => mock.calls.length);
  expect(costs()).toEqual([2, 1, 1]);
  vi.advanceTimersByTime(1000);
  await ask();
  expect(costs()).toEqual([4, 2, 2]);
});
