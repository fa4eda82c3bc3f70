import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surroundings, draw } from '../../contract-suite/draw.tsx';
import { ListAnnouncement, ListStatusLine, type ListAnnouncementProps } from './list-status.js';

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const text = (container: HTMLElement) => container.textContent;

describe('what stands in a list without options', () => {
  it.each([
    ['en', 'zz', 'Nothing matches “zz”'],
    ['fr', ' zz ', 'Aucun résultat pour «\u202fzz\u202f»'],
    ['en', ' ', 'No options'],
    ['fr', '', 'Aucune option'],
  ] as const)('in %s for “%s” is %s', (language, query, sentence) => {
    const { container } = draw(<ListStatusLine count={0} query={query} />, { language });
    expect(text(container)?.replaceAll('\u00a0', '\u202f')).toBe(sentence);
  });

  it('is the host’s own sentence where it has one', () => {
    const own = { emptyText: 'No tags yet', noMatchText: 'Three letters at least' };
    const { container, rerender } = draw(<ListStatusLine count={0} query="" {...own} />);
    expect(text(container)).toBe('No tags yet');
    rerender(<ListStatusLine count={0} query="a" {...own} />);
    expect(text(container)).toBe('Three letters at least');
  });

  it('is nothing while there are options', () => {
    const { container } = draw(<ListStatusLine count={1} query="a" emptyText="No tags yet" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is what failed, before all else, with a way to try again', async () => {
    const onRetry = vi.fn();
    const { user, rerender } = draw(
      <ListStatusLine count={3} query="" loading error="No answer" onRetry={onRetry} />,
    );
    expect(screen.getByText('No answer')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<ListStatusLine count={3} query="" error="No answer" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('waiting for options', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is shown after 300 ms only, so that a quick answer does not flash', () => {
    const { container, rerender } = draw(<ListStatusLine count={0} query="" loading />);
    pass(299);
    expect(text(container)).toBe('');
    pass(1);
    expect(text(container)).toBe('Loading');
    rerender(<ListStatusLine count={2} query="" />);
    expect(container).toBeEmptyDOMElement();
    // The next search has its own delay of 300 ms.
    rerender(<ListStatusLine count={2} query="" loading />);
    expect(container).toBeEmptyDOMElement();
  });

  it('never says that there is nothing', () => {
    const { container } = draw(<ListStatusLine count={0} query="zz" loading />);
    expect(text(container)).not.toMatch(/Nothing/);
  });
});

describe('what is announced of a list', () => {
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
  ] as const)('in %s of %i is “%s”', (language, count, sentence) => {
    const { said } = announce({ open: true, count }, language);
    pass(150);
    expect(said()).toBe(sentence);
  });

  it('waits until typing pauses, and then says the last number only', () => {
    const { said, next } = announce({ open: true, count: 14 });
    for (const count of [9, 4, 2]) {
      pass(100);
      next({ open: true, count });
      expect(said()).toBe('');
    }
    pass(150);
    expect(said()).toBe('2 options');
  });

  it('is nothing while the list is closed', () => {
    const { said, next } = announce({ open: false, count: 14 });
    pass(1000);
    expect(said()).toBe('');
    next({ open: true, count: 14 });
    pass(150);
    next({ open: false, count: 14 });
    expect(said()).toBe('');
  });

  it('is the waiting, then what came or what failed', () => {
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
