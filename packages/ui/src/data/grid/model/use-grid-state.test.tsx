import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GridState } from '../types.js';
import { EMPTY_STATE } from './state.js';
import { useGridState, type GridStateOptions } from './use-grid-state.js';

const byName = [{ id: 'name', desc: false }];
const hook = (options: GridStateOptions = {}) => {
  const onStateChange = vi.fn<(state: GridState) => void>();
  const view = renderHook((props: GridStateOptions) => useGridState({ onStateChange, ...props }), {
    initialProps: options,
  });
  const state = () => view.result.current[0];
  const set: ReturnType<typeof useGridState>[1] = (slice, update) =>
    act(() => view.result.current[1](slice, update));
  return { ...view, onStateChange, state, set };
};

describe('grid state', () => {
  it('starts empty, or with the initial state of the host', () => {
    expect(hook().state()).toEqual(EMPTY_STATE);
    expect(hook({ initialState: { sorting: byName } }).state()).toEqual({ ...EMPTY_STATE, sorting: byName });
  });

  it('is changed by a value or a function, and reported completely', () => {
    const { state, set, onStateChange } = hook();
    set('globalFilter', 'halden');
    set('columnSizing', (old) => ({ ...old, name: 200 }));
    expect(state()).toEqual({ ...EMPTY_STATE, globalFilter: 'halden', columnSizing: { name: 200 } });
    expect(onStateChange.mock.lastCall?.[0]).toEqual(state());
    expect(onStateChange).toHaveBeenCalledTimes(2);
  });

  it('is not reported without a change', () => {
    const { set, onStateChange } = hook({ initialState: { sorting: byName } });
    set('sorting', byName);
    set('columnSizing', (old) => old);
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('combines two changes of one event', () => {
    const { result, state, onStateChange } = hook();
    act(() => {
      result.current[1]('columnSizing', (old) => ({ ...old, name: 100 }));
      result.current[1]('columnSizing', (old) => ({ ...old, state: 200 }));
      result.current[1]('globalFilter', 'x');
    });
    expect(state()).toEqual({ ...EMPTY_STATE, columnSizing: { name: 100, state: 200 }, globalFilter: 'x' });
    expect(onStateChange.mock.lastCall?.[0]).toEqual(state());
  });

  it('leaves controlled parts to the host and keeps the rest', () => {
    const { state, set, onStateChange, rerender } = hook({ state: { globalFilter: 'host' } });
    set('globalFilter', 'typed');
    expect(onStateChange.mock.lastCall?.[0].globalFilter).toBe('typed');
    expect(state().globalFilter).toBe('host');
    set('sorting', byName);
    expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ globalFilter: 'host', sorting: byName });
    rerender({ state: { globalFilter: 'typed' } });
    expect(state()).toMatchObject({ globalFilter: 'typed', sorting: byName });
  });

  it('calls the latest listener through a stable setter', () => {
    const first = vi.fn();
    const second = vi.fn();
    const { result, rerender } = hook({ onStateChange: first });
    const [, setter] = result.current;
    rerender({ onStateChange: second });
    expect(result.current[1]).toBe(setter);
    act(() => setter('globalFilter', 'x'));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
