// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdBack, resetLeave } from '../leave.ts';
import { reloadForRelease } from './reload-for-release.ts';

afterEach(() => {
  sessionStorage.clear();
  resetLeave();
  vi.restoreAllMocks();
});

describe('code that does not come', () => {
  it('reloads the page once a build', () => {
    const reload = vi.fn<() => void>();
    reloadForRelease('a', reload);
    reloadForRelease('a', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadForRelease('b', reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads neither without a network nor over changes that are not saved', () => {
    const reload = vi.fn<() => void>();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reloadForRelease('a', reload);
    online.mockReturnValue(true);
    const release = holdBack();
    reloadForRelease('a', reload);
    expect(reload).not.toHaveBeenCalled();
    release();
    reloadForRelease('a', reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
