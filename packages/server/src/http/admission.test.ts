import { describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';
import type { AdmissionLimits } from './admission.ts';

const LIMITS: AdmissionLimits = {
  running: { perPerson: 2, total: 3 },
  costly: { perPerson: 1, total: 2 },
  waiting: { perPerson: 4, total: 6 },
  costlyWaiting: 2,
  // Longer than any run, so that a call still waiting when a test ends does not time out in a later one.
  patience: 3_600_000,
};

/** Creates an admission whose calls run until the test ends them; `begun` lists their names in starting order. */
function set(limits: Partial<AdmissionLimits> = {}) {
  const admit = createAdmission({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, { isCostly = false, signal = new AbortController().signal } = {}) => {
    const answer = admit({ person: name[0]!, isCostly, signal: () => signal }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
    // Calls still waiting when a test ends are rejected later, when nobody handles it.
    answer.catch(() => {});
    return answer;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { call, begun, end };
}

describe('concurrency limit', () => {
  it('allows each user several calls at once and serves waiting users in turn', async () => {
    const { call, begun, end } = set();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'c1']) void call(name);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    await end('a2');
    await end('b1');
    // Round robin by user: a3, b2, c1, then a4, although a had three calls waiting before b asked for its second.
    expect(begun.slice(3)).toEqual(['a3', 'b2', 'c1']);
    await end('a3');
    expect(begun.at(-1)).toBe('a4');
  });

  it('allows fewer expensive calls, which do not delay the other calls of the user', async () => {
    const { call, begun, end } = set();
    void call('a1', { isCostly: true });
    void call('a2', { isCostly: true });
    void call('a3');
    expect(begun).toEqual(['a1', 'a3']);
    void call('b1', { isCostly: true });
    void call('c1', { isCostly: true });
    expect(begun).toEqual(['a1', 'a3', 'b1']);
    await end('a3');
    // Two costly calls are running, which is the maximum.
    expect(begun).toHaveLength(3);
    await end('a1');
    expect(begun.at(-1)).toBe('a2');
    await end('b1');
    expect(begun.at(-1)).toBe('c1');
  });

  it('rejects calls of users with too many waiting calls, and all calls when the queue is full', async () => {
    const { call } = set();
    for (const name of ['a1', 'a2', 'b1', 'a3', 'a4', 'a5', 'a6']) void call(name);
    await expect(call('a7')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 2 });
    void call('b2');
    void call('c1');
    await expect(call('c2')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
  });

  it('rejects expensive calls before other calls of the same user', async () => {
    const { call, begun } = set();
    for (const name of ['a1', 'a2', 'a3']) void call(name, { isCostly: true });
    await expect(call('a4', { isCostly: true })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    void call('a5');
    expect(begun).toEqual(['a1', 'a5']);
  });

  it('removes a waiting call when its connection closes', async () => {
    const { call, begun, end } = set();
    const connection = new AbortController();
    void call('a1');
    void call('a2');
    const left = call('a3', { signal: connection.signal });
    void call('a4');
    connection.abort();
    await expect(left).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'a4']);
  });

  it('ends a wait that is too long and serves the next call', async () => {
    vi.useFakeTimers();
    try {
      const { call, begun } = set({ running: { perPerson: 1, total: 1 } });
      void call('a1');
      const late = call('b1').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(LIMITS.patience);
      expect(await late).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
      expect(begun).toEqual(['a1']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('releases the slot of a failed call', async () => {
    const admit = createAdmission({ ...LIMITS, running: { perPerson: 1, total: 1 } });
    const call = (work: () => Promise<string>) =>
      admit({ person: 'a', isCostly: false, signal: () => new AbortController().signal }, work);
    const failed = call(() => Promise.reject(new Error('broken')));
    const next = call(() => Promise.resolve('served'));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('served');
  });
});
