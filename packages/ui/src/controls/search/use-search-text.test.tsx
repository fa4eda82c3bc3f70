import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchInput } from './index.js';
import { useSearchText } from './use-search-text.js';

const DELAY = 500;
const onApply = vi.fn<(text: string) => void>();

/** A host that keeps the applied text, as the URL does; its buttons apply another one. */
function Host({ start = '' }: { start?: string }) {
  const [applied, setApplied] = useState(start);
  const search = useSearchText(applied, (text) => {
    onApply(text);
    setApplied(text);
  });
  return (
    <>
      <SearchInput aria-label="Search" delay={DELAY} {...search} />
      <button type="button" onClick={() => setApplied('')}>
        Clear all
      </button>
      <button type="button" onClick={() => setApplied('fees')}>
        Saved search
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pause = () => act(() => vi.advanceTimersByTimeAsync(DELAY + 10));

beforeEach(() => {
  vi.useFakeTimers();
  onApply.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('text of a search field', () => {
  it('SRCH-015 is applied after a pause, trimmed, and stays as typed', async () => {
    render(<Host />);
    type(' fees ');
    expect(onApply).not.toHaveBeenCalled();
    await pause();
    expect(onApply.mock.calls).toEqual([['fees']]);
    expect(field().value).toBe(' fees ');
  });

  it('does not apply the same text again', async () => {
    render(<Host start="fees" />);
    type('fees ');
    await pause();
    expect(onApply).not.toHaveBeenCalled();
    expect(field().value).toBe('fees ');
  });

  it('is cleared with the filters, also when it was typed into an empty field', async () => {
    render(<Host />);
    type('fees');
    await pause();
    press('Clear all');
    expect(field().value).toBe('');
    await pause();
    expect(onApply).toHaveBeenCalledTimes(1);
  });

  it('follows the host back to a text that was typed before', async () => {
    render(<Host />);
    type('fees');
    await pause();
    press('Clear all');
    press('Saved search');
    expect(field().value).toBe('fees');
    type('rates');
    await pause();
    press('Saved search');
    expect(field().value).toBe('fees');
  });

  it('keeps the letters typed while the host applies the text before them', async () => {
    function LateHost() {
      const [applied, setApplied] = useState('');
      return (
        <>
          <SearchInput aria-label="Search" delay={DELAY} {...useSearchText(applied, onApply)} />
          <button type="button" onClick={() => setApplied('fee')}>
            Answer
          </button>
        </>
      );
    }
    render(<LateHost />);
    type('fee');
    await pause();
    type('fees');
    press('Answer');
    expect(field().value).toBe('fees');
    await pause();
    expect(onApply.mock.calls).toEqual([['fee'], ['fees']]);
  });
});
