import { ApiError } from '@atrium/contract/errors';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFailure } from './failures.ts';
import { createQueryClient } from './query-client.ts';
import { waitingTime } from '../api/transport/waiting-time.ts';

const turnedAway = (status: number, retryAfter: number | null) =>
  new ApiError({ status, errors: [{ code: 'X', label: 'Busy' }], supportId: 's', key: null, retryAfter });

/** Subscribes to a query as a page does; returns a function that reads its state. */
function screen(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['rows'], queryFn });
  observer.subscribe(() => {});
  return () => observer.getCurrentResult();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('busy server', () => {
  it.each([429, 503])('%i: a read is repeated after the time given by the server', async (status) => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(turnedAway(status, 4));
    read.mockResolvedValue('rows');
    const shown = screen(read);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(shown().data).toBe('rows');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('a read is given up after three more attempts, with an error message', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValue(turnedAway(429, 2));
    const shown = screen(read);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown().error).toMatchObject({ status: 429 });
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('a write is never repeated automatically', async () => {
    const write = vi.fn<() => Promise<void>>().mockRejectedValue(turnedAway(503, 2));
    const client = createQueryClient();
    const failure = client
      .getMutationCache()
      .build(client, { mutationFn: write })
      .execute(undefined)
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ status: 503 });
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('a read with a long retry time fails immediately', () => {
    expect(waitingTime(turnedAway(429, 60))).toBeNull();
    expect(waitingTime(turnedAway(429, null))).toBeNull();
    expect(waitingTime(turnedAway(409, 2))).toBeNull();
    expect(waitingTime(new Error('ours'))).toBeNull();
  });
});

it.each([
  [404, 2],
  [403, 1],
  [500, 1],
] as const)(
  'PLAT-075 after a mutation answered %i, what is shown has been read %i time(s)',
  async (status, times) => {
    const client = createQueryClient();
    const read = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
    new QueryObserver(client, { queryKey: ['rows'], queryFn: read }).subscribe(() => {});
    await vi.runAllTimersAsync();
    const write = vi.fn<() => Promise<void>>().mockRejectedValue(turnedAway(status, null));
    await client
      .getMutationCache()
      .build(client, { mutationFn: write })
      .execute(undefined)
      .catch(() => {});
    await vi.runAllTimersAsync();
    expect(read).toHaveBeenCalledTimes(times);
  },
);

it('PLAT-075 after a mutation answered 404, what never changes is not read again, nor anything if the caller handles it', async () => {
  const client = createQueryClient();
  const [picture, rows] = [vi.fn(() => Promise.resolve('picture')), vi.fn(() => Promise.resolve('rows'))];
  new QueryObserver(client, { queryKey: ['picture'], queryFn: picture, staleTime: Infinity }).subscribe(
    () => {},
  );
  new QueryObserver(client, { queryKey: ['rows'], queryFn: rows }).subscribe(() => {});
  await vi.runAllTimersAsync();
  const told = vi.fn<(error: unknown, verdict: object, isGone: boolean) => void>();
  const stop = onFailure(told);
  const write = async (isGoneHandled: boolean) => {
    const failing = { mutationFn: () => Promise.reject(turnedAway(404, null)), meta: { isGoneHandled } };
    await client
      .getMutationCache()
      .build(client, failing)
      .execute(undefined)
      .catch(() => {});
    await vi.runAllTimersAsync();
  };
  await write(true);
  expect(rows).toHaveBeenCalledTimes(1);
  await write(false);
  expect(rows).toHaveBeenCalledTimes(2);
  expect(picture).toHaveBeenCalledTimes(1);
  expect(told.mock.calls.map(([, , isGone]) => isGone)).toEqual([false, true]);
  stop();
});

describe('change during the first read of a list', () => {
  const KEY = ['rows'];
  const later = (rows: string, milliseconds: number) => () =>
    new Promise<string>((resolve) => {
      setTimeout(() => resolve(rows), milliseconds);
    });

  it('the list is read again and never shows the previous state', async () => {
    const client = createQueryClient();
    const read = vi
      .fn<() => Promise<string>>(later('after', 10))
      .mockImplementationOnce(later('before', 1000));
    const observer = new QueryObserver(client, { queryKey: KEY, queryFn: read });
    const shown: (string | undefined)[] = [];
    observer.subscribe(({ data }) => shown.push(data));
    await vi.advanceTimersByTimeAsync(100);
    void client.invalidateQueries({ queryKey: KEY });
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(shown.at(-1)).toBe('after');
    expect(shown).not.toContain('before');
    expect(client.isFetching()).toBe(0);
  });

  it('a caller waiting for the first read gets the result after the change', async () => {
    const client = createQueryClient();
    const read = vi
      .fn<() => Promise<string>>(later('after', 10))
      .mockImplementationOnce(later('before', 1000));
    const waited = client.fetchQuery({ queryKey: KEY, queryFn: read });
    new QueryObserver(client, { queryKey: KEY, queryFn: read }).subscribe(() => {});
    void client.invalidateQueries();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waited).toBe('after');
  });

  it('a read that is not displayed, or only marked stale, is allowed to complete', async () => {
    const client = createQueryClient();
    const read = vi.fn<() => Promise<string>>(later('rows', 100));
    const waited = client.fetchQuery({ queryKey: KEY, queryFn: read });
    void client.invalidateQueries({ queryKey: KEY });
    new QueryObserver(client, { queryKey: KEY, queryFn: read }).subscribe(() => {});
    void client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
    await vi.advanceTimersByTimeAsync(200);
    expect(await waited).toBe('rows');
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('prefetch', () => {
  const forbidden = () => Promise.reject(turnedAway(403, null));
  const query = { queryKey: ['reviews'], queryFn: forbidden };
  const pages = { ...query, initialPageParam: 0 };

  /** Runs an action and returns how many failures were reported to the listeners. */
  async function failuresOf(action: (client: QueryClient) => unknown) {
    const listener = vi.fn<() => void>();
    const stop = onFailure(listener);
    action(createQueryClient());
    await vi.advanceTimersByTimeAsync(10);
    stop();
    return listener.mock.calls.length;
  }

  it('a failure is not reported while no page shows the data', async () => {
    expect(await failuresOf((client) => client.prefetchQuery(query))).toBe(0);
    expect(await failuresOf((client) => client.prefetchInfiniteQuery(pages))).toBe(0);
    expect(await failuresOf((client) => client.fetchQuery(query).catch(() => {}))).toBe(1);
  });

  it('a failure is reported once if a page opens before it or after it', async () => {
    const open = (client: QueryClient) => new QueryObserver(client, query).subscribe(() => {});
    expect(
      await failuresOf((client) => {
        void client.prefetchQuery(query);
        open(client);
      }),
    ).toBe(1);
    expect(
      await failuresOf(async (client) => {
        await client.prefetchQuery(query);
        open(client);
      }),
    ).toBe(1);
  });
});
