// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from './patient-import.ts';

const online = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

describe('code that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is loaded again as soon as the network returns', async () => {
    online(false);
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
    load.mockResolvedValue('code');
    const loaded = patiently(load)();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('code');
  });

  it('fails if the network is available and the code is not', async () => {
    online(true);
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'));
    const failure = patiently(load)().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toEqual(new TypeError('gone'));
    expect(load).toHaveBeenCalledTimes(4);
  });
});
