import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { GridState } from '../types.js';
import { EMPTY_STATE } from './state.js';

export interface GridStateOptions {
  /** Slices controlled by the host; the grid keeps the others itself. */
  state?: Partial<GridState> | undefined;
  initialState?: Partial<GridState> | undefined;
  /** Called with the whole state after each change, for instance to store it. */
  onStateChange?: ((state: GridState) => void) | undefined;
}

/** A new value of a slice, or a function of the old one. */
export type Update<Value> = Value | ((old: Value) => Value);
export type SetSlice = <Slice extends keyof GridState>(
  slice: Slice,
  update: Update<GridState[Slice]>,
) => void;

/** Returns the state of a grid, each slice controlled by the host or kept by the grid, and its setter. */
export function useGridState({
  state,
  initialState,
  onStateChange,
}: GridStateOptions): [GridState, SetSlice] {
  const [own, setOwn] = useState<GridState>(() => ({ ...EMPTY_STATE, ...initialState }));
  const current = state ? { ...own, ...state } : own;
  // Two changes in one event must build on each other, not on the state of the last render.
  const latest = useRef(current);
  const notify = useRef(onStateChange);
  useLayoutEffect(() => {
    latest.current = current;
    notify.current = onStateChange;
  });
  const setSlice = useCallback<SetSlice>((slice, update) => {
    const old = latest.current[slice];
    const value = typeof update === 'function' ? (update as (old: unknown) => typeof old)(old) : update;
    if (value === old) return;
    const next = { ...latest.current, [slice]: value };
    latest.current = next;
    setOwn(next);
    notify.current?.(next);
  }, []);
  return [current, setSlice];
}
