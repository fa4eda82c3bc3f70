import type { Tag } from '@atrium/contract/tags';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AVAILABLE } from '../tags.fixture.js';
import { useTagSearch, type SearchTags } from './use-tag-search.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Creates a search that the test answers. */
function answering() {
  const calls: { query: string; signal: AbortSignal; answer: (tags: readonly Tag[]) => void }[] = [];
  const onSearch: SearchTags = (query, signal) =>
    new Promise((answer) => {
      calls.push({ query, signal, answer });
    });
  return { calls, onSearch };
}

describe('tag search', () => {
  it('TAG-008 starts 500 ms after the last keystroke', async () => {
    const { calls, onSearch } = answering();
    const { result } = renderHook(() => useTagSearch(onSearch));
    await pass(0);
    expect(calls.map(({ query }) => query)).toEqual(['']);
    act(() => result.current.search('fee'));
    await pass(499);
    act(() => result.current.search('fees'));
    await pass(499);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls.map(({ query }) => query)).toEqual(['', 'fees']);
  });

  it('TAG-009 cancels the previous search, whose late result is not shown', async () => {
    const { calls, onSearch } = answering();
    const { result } = renderHook(() => useTagSearch(onSearch));
    await pass(0);
    act(() => result.current.search('fees'));
    expect(calls[0]!.signal.aborted).toBe(true);
    await pass(500);
    act(() => result.current.search('tax'));
    expect(calls[1]!.signal.aborted).toBe(true);
    await pass(500);
    calls[2]!.answer(AVAILABLE.slice(0, 1));
    await pass(0);
    calls[1]!.answer(AVAILABLE);
    await pass(0);
    expect(result.current).toMatchObject({ query: 'tax', status: 'ready', tags: AVAILABLE.slice(0, 1) });
  });

  it('TAG-007 does not start for one or two characters, and cancels the previous search', async () => {
    const { calls, onSearch } = answering();
    const { result } = renderHook(() => useTagSearch(onSearch));
    await pass(0);
    act(() => result.current.search(' fe '));
    await pass(5000);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(result.current).toMatchObject({ query: 'fe', status: 'short', tags: [] });
  });

  it('is cancelled when the field is unmounted', async () => {
    const { calls, onSearch } = answering();
    const { unmount } = renderHook(() => useTagSearch(onSearch));
    await pass(0);
    unmount();
    expect(calls[0]!.signal.aborted).toBe(true);
  });
});
