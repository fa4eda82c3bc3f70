import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option } from './option.js';
import { useOptionList, useWarmSearch, type OptionListInput } from './use-option-list.js';

const OPTIONS: Option[] = ['Élec', 'Energy', 'Iberia', 'Elan', 'Treasury'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const shown = (list: { shown: readonly Option[] }) => list.shown.map(({ label }) => label);
const drawList = (input: Partial<OptionListInput>) =>
  renderHook((props: Partial<OptionListInput>) => useOptionList({ options: OPTIONS, query: '', ...props }), {
    initialProps: input,
  });

describe('filtered options', () => {
  it('are the matching options in order', () => {
    const { result, rerender } = drawList({ query: 'EL' });
    expect(shown(result.current)).toEqual(['Élec', 'Elan']);
    expect(result.current.terms).toEqual(['el']);
    rerender({ query: '' });
    expect(shown(result.current)).toEqual(OPTIONS.map(({ label }) => label));
  });

  it('SRCH-020 are limited in number, while all matches stay known', () => {
    const { result, rerender } = drawList({ query: 'e', limit: 3 });
    expect(shown(result.current)).toEqual(['Élec', 'Energy', 'Iberia']);
    expect(result.current.matching).toHaveLength(5);
    rerender({ query: 'tre', limit: 3 });
    expect(shown(result.current)).toEqual(['Treasury']);
  });

  it('of a remote search are not filtered', () => {
    const { result } = drawList({ query: 'nothing', remote: true });
    expect(shown(result.current)).toHaveLength(5);
    expect(result.current.terms).toEqual(['nothing']);
  });

  it('of a remote search are compared with a text that they may not be the results of', () => {
    const { result, rerender } = drawList({ query: 'elec', remote: true });
    expect(OPTIONS.map((_, index) => result.current.finds(index))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(result.current.finds(-1)).toBe(false);
    rerender({ query: '', remote: true });
    expect(result.current.finds(4)).toBe(true);
  });

  it('are updated when the list changes during a search', () => {
    const { result, rerender } = drawList({ query: 'el' });
    rerender({ query: 'el', options: [{ value: 'x', label: 'Elsewhere' }] });
    expect(shown(result.current)).toEqual(['Elsewhere']);
  });

  it('keep their identity while nothing changes, to avoid rendering', () => {
    const { result, rerender } = drawList({ query: 'el' });
    const first = result.current.shown;
    rerender({ query: 'el' });
    expect(result.current.shown).toBe(first);
  });

  it('keep their groups when searched', () => {
    const options = [
      { value: '1', label: 'Alpha one', group: 'A' },
      { value: '2', label: 'Beta one', group: 'B' },
      { value: '3', label: 'Alpha two', group: 'A' },
    ];
    const { result } = drawList({ query: '', options });
    expect(shown(result.current)).toEqual(['Alpha one', 'Alpha two', 'Beta one']);
    expect(result.current.uniform).toBe(false);
  });
});

describe('search preparation', () => {
  const search = { warm: vi.fn(), filter: () => [] };
  beforeEach(() => {
    search.warm.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const drawWarm = (open: boolean) =>
    renderHook((isOpen: boolean) => useWarmSearch(search, isOpen), { initialProps: open });
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  it('waits until the list is open and the browser is idle', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
    vi.stubGlobal('cancelIdleCallback', () => {});
    const { rerender, unmount } = drawWarm(false);
    expect(idle).toEqual([]);
    rerender(true);
    expect(search.warm).not.toHaveBeenCalled();
    idle.forEach((call) => call());
    expect(search.warm).toHaveBeenCalledOnce();
    unmount();
  });

  it('is cancelled when the list closes first', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    drawWarm(true).rerender(false);
    expect(cancel.mock.calls).toEqual([[7]]);
  });

  it('uses a short delay if the browser has no idle callback', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback;
    const { rerender } = drawWarm(true);
    pass(40);
    rerender(false);
    pass(100);
    expect(search.warm).not.toHaveBeenCalled();
    rerender(true);
    pass(50);
    expect(search.warm).toHaveBeenCalledOnce();
  });
});
