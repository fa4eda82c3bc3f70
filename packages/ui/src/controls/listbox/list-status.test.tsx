import { act, render, screen } from '@testing-library/react';
import type { RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surroundings, draw } from '../../contract-suite/draw.tsx';
import { ListAnnouncement, ListStatusLine, type ListAnnouncementProps } from './list-status.js';

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const control = { current: null };
const text = (container: HTMLElement) => container.textContent;

describe('status of an empty list', () => {
  it.each([
    ['en', 'zz', 'Nothing matches “zz”'],
    ['fr', ' zz ', 'Aucun résultat pour «\u202fzz\u202f»'],
    ['en', ' ', 'No options'],
    ['fr', '', 'Aucune option'],
  ] as const)('in %s for “%s” is %s', (language, query, sentence) => {
    const { container } = draw(<ListStatusLine control={control} count={0} query={query} />, { language });
    expect(text(container)?.replaceAll('\u00a0', '\u202f')).toBe(sentence);
  });

  it('is the host’s message if given', () => {
    const own = { emptyText: 'No tags yet', noMatchText: 'Three letters at least' };
    const { container, rerender } = draw(<ListStatusLine control={control} count={0} query="" {...own} />);
    expect(text(container)).toBe('No tags yet');
    rerender(<ListStatusLine control={control} count={0} query="a" {...own} />);
    expect(text(container)).toBe('Three letters at least');
  });

  it('is empty while there are options', () => {
    const { container } = draw(
      <ListStatusLine control={control} count={1} query="a" emptyText="No tags yet" />,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('is an error with a retry before anything else', async () => {
    const onRetry = vi.fn();
    const { user, rerender } = draw(
      <ListStatusLine control={control} count={3} query="" loading error="No answer" onRetry={onRetry} />,
    );
    expect(screen.getByText('No answer')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<ListStatusLine control={control} count={3} query="" error="No answer" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('hands the focus of the retry button on when it disappears, and takes it from nobody', () => {
    const field: RefObject<HTMLInputElement | null> = { current: null };
    const status = (error: string | undefined) => (
      <>
        <input ref={field} aria-label="Field" />
        <button type="button">Elsewhere</button>
        <ListStatusLine control={field} count={0} query="" error={error} onRetry={() => {}} />
      </>
    );
    const { rerender } = draw(status('No answer'));
    act(() => screen.getByText('Elsewhere').focus());
    rerender(status(undefined));
    expect(screen.getByText('Elsewhere')).toHaveFocus();
    rerender(status('No answer'));
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    rerender(status(undefined));
    expect(field.current).toHaveFocus();
  });
});

describe('loading status', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is shown only after 300 ms', () => {
    const { container, rerender } = draw(<ListStatusLine control={control} count={0} query="" loading />);
    pass(299);
    expect(text(container)).toBe('');
    pass(1);
    expect(text(container)).toBe('Loading');
    rerender(<ListStatusLine control={control} count={2} query="" />);
    expect(container).toBeEmptyDOMElement();
    // The next search has its own delay of 300 ms.
    rerender(<ListStatusLine control={control} count={2} query="" loading />);
    expect(container).toBeEmptyDOMElement();
  });

  it('never says that there are no options', () => {
    const { container } = draw(<ListStatusLine control={control} count={0} query="zz" loading />);
    expect(text(container)).not.toMatch(/Nothing/);
  });
});

describe('announcement of a list', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const announce = (props: ListAnnouncementProps, language: 'en' | 'fr' = 'en') => {
    const drawn = render(<ListAnnouncement {...props} />, { wrapper: surroundings({ language }) });
    return {
      said: () => screen.getByRole('status').textContent?.trim(),
      next: (next: ListAnnouncementProps) => drawn.rerender(<ListAnnouncement {...next} />),
    };
  };

  it.each([
    ['en', 0, '0 options'],
    ['en', 1, '1 option'],
    ['en', 312, '312 options'],
    ['fr', 0, '0 option'],
    ['fr', 2, '2 options'],
  ] as const)('in %s of %i options is “%s”', (language, count, sentence) => {
    const { said } = announce({ open: true, count }, language);
    pass(150);
    expect(said()).toBe(sentence);
  });

  it('waits until typing pauses, and is the last number only', () => {
    const { said, next } = announce({ open: true, count: 14 });
    for (const count of [9, 4, 2]) {
      pass(100);
      next({ open: true, count });
      expect(said()).toBe('');
    }
    pass(150);
    expect(said()).toBe('2 options');
  });

  it('is empty while the list is closed', () => {
    const { said, next } = announce({ open: false, count: 14 });
    pass(1000);
    expect(said()).toBe('');
    next({ open: true, count: 14 });
    pass(150);
    next({ open: false, count: 14 });
    expect(said()).toBe('');
  });

  it('is loading, followed by the result or the failure', () => {
    const { said, next } = announce({ open: true, count: 0, loading: true });
    pass(150);
    expect(said()).toBe('Loading');
    next({ open: true, count: 0, error: 'No answer' });
    pass(150);
    expect(said()).toBe('No answer');
    next({ open: true, count: 3 });
    pass(150);
    expect(said()).toBe('3 options');
  });
});
