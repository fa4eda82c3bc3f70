// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockLeave, resetLeave } from '../../api/leave.ts';
import { prefetchPage } from '../router/prefetch.ts';
import { reloadForRelease } from './reload-for-release.ts';

afterEach(() => {
  sessionStorage.clear();
  resetLeave();
  vi.restoreAllMocks();
});

describe('code that fails to load', () => {
  it('reloads the page once per build', () => {
    const reload = vi.fn<() => void>();
    reloadForRelease('a', reload);
    reloadForRelease('a', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadForRelease('b', reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while offline or with unsaved changes', () => {
    const reload = vi.fn<() => void>();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reloadForRelease('a', reload);
    online.mockReturnValue(true);
    const release = blockLeave();
    reloadForRelease('a', reload);
    expect(reload).not.toHaveBeenCalled();
    release();
    reloadForRelease('a', reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when a link is only hovered', async () => {
    const reload = vi.fn<() => void>();
    const load = () => {
      reloadForRelease('a', reload);
      return Promise.reject(new Error('gone'));
    };
    const prefetched = prefetchPage([{ path: '/profile', handle: { load } }], new QueryClient(), '/profile');
    await expect(prefetched).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
    await expect(load()).rejects.toThrow('gone');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
