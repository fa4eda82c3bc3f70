import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFailure } from '../app/failures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { connect } from './client.ts';
import { healthQuery } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A server that accepts the call and never answers.
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      }),
  );
  connect('http://portal.test/api', () => 'en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('SUP-004 a call without response times out and is reported as unavailable', async () => {
  const told = vi.fn();
  const stop = onFailure((_, verdict) => told(verdict.toast));
  const queries = createQueryClient();
  const failed = queries.fetchQuery(healthQuery).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({ status: 0 });
  expect(told).toHaveBeenCalledExactlyOnceWith('network');
  stop();
  queries.clear();
});

it('a cancelled check is aborted without an error', async () => {
  const told = vi.fn();
  const stop = onFailure(told);
  const queries = createQueryClient();
  const given = queries.fetchQuery(healthQuery).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(100);
  await queries.cancelQueries({ queryKey: healthQuery.queryKey });
  expect(await given).toBe('given up');
  expect(told).not.toHaveBeenCalled();
  stop();
  queries.clear();
});
