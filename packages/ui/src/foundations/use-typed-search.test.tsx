import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the search of a text; each search waits until it is answered or refused. */
function drawSearch() {
  const calls: (PromiseWithResolvers<string[]> & { words: string; signal: AbortSignal })[] = [];
  const hook = renderHook(
    ({ words }: { words: string }) =>
      useTypedSearch(words, (signal) => {
        const answer = Promise.withResolvers<string[]>();
        calls.push({ ...answer, words, signal });
        return answer.promise;
      }),
    { initialProps: { words: 'sig' } },
  );
  return { calls, type: (words: string) => hook.rerender({ words }), result: hook.result };
}

it('neither a late answer nor a late failure of an older text replaces the newer answer', async () => {
  const { calls, type, result } = drawSearch();
  await pass(250);
  type('sign');
  await pass(250);
  type('signa');
  await pass(250);
  expect(calls.map(({ words, signal }) => [words, signal.aborted])).toEqual([
    ['sig', true],
    ['sign', true],
    ['signa', false],
  ]);
  await act(async () => calls[2]!.resolve(['Signature']));
  await act(async () => calls[0]!.resolve(['Signal']));
  await act(async () => calls[1]!.reject(new Error('gone')));
  expect(result.current).toMatchObject({ status: 'ready', items: ['Signature'] });
});

it('an answer before that of the newer text is not shown either', async () => {
  const { calls, type, result } = drawSearch();
  await pass(250);
  type('sign');
  await act(async () => calls[0]!.resolve(['Signal']));
  expect(result.current).toMatchObject({ status: 'loading', items: [] });
  await pass(250);
  await act(async () => calls[1]!.reject(new Error('gone')));
  expect(result.current.status).toBe('failed');
});
