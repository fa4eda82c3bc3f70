import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { searchTerms } from '../../foundations/index.js';
import { Listbox, type ListboxProps } from './listbox.js';
import { arrangeOptions, type Option } from './option.js';
import { manyOptions, SERVICES } from './story-options.js';

const ROW = 36;
const rows = () => screen.getAllByRole('option');
const numbers = () => rows().map((row) => Number(row.getAttribute('aria-posinset')));
const list = () => screen.getByRole('listbox');
const scrollTo = (top: number) => fireEvent.scroll(list(), { target: { scrollTop: top } });

function listOf(options: readonly Option[], props: Partial<ListboxProps> = {}) {
  const arranged = arrangeOptions(options);
  return (
    <Listbox
      aria-label="Accounts"
      options={arranged.options}
      uniform={arranged.uniform}
      highlightedIndex={-1}
      isSelected={() => false}
      maxHeight={10 * ROW}
      getItemId={(index) => `row-${index}`}
      onHighlight={() => {}}
      onPick={() => {}}
      {...props}
    />
  );
}

describe('long list', () => {
  const MANY = manyOptions(20_000);

  it('renders only visible rows, each with its position and the total', () => {
    draw(listOf(MANY));
    expect(numbers()).toEqual(Array.from({ length: 11 }, (_, row) => row + 1));
    expect(rows()[0]).toHaveAttribute('aria-setsize', '20000');
  });

  it('reuses nodes while scrolling', () => {
    draw(listOf(MANY));
    const before = new Set(rows());
    scrollTo(5000 * ROW);
    expect(numbers()[0]).toBe(5001);
    expect(rows().every((row) => before.has(row))).toBe(true);
    scrollTo(20_000 * ROW);
    expect(numbers().at(-1)).toBe(20_000);
  });

  it('opens at the active option, and follows it', () => {
    const { rerender } = draw(listOf(MANY, { highlightedIndex: 19_999 }));
    expect(numbers()).toContain(20_000);
    for (const index of [0, 500, 499, 510, 12]) {
      rerender(listOf(MANY, { highlightedIndex: index }));
      const row = document.getElementById(`row-${index}`)!;
      expect(row).toHaveAttribute('data-highlighted', 'true');
      const top = index * ROW - list().scrollTop;
      expect(top >= 0 && top + ROW <= 10 * ROW).toBe(true);
    }
  });

  it('scrolls to the top when the search changes it', () => {
    const { rerender } = draw(listOf(MANY));
    scrollTo(5000 * ROW);
    rerender(listOf(MANY.slice(0, 300)));
    expect(list().scrollTop).toBe(0);
    expect(numbers()[0]).toBe(1);
  });

  it('does not scroll when the pointer activates an option', () => {
    const onHighlight = vi.fn();
    const { rerender } = draw(listOf(MANY, { onHighlight }));
    scrollTo(10);
    fireEvent.mouseMove(document.getElementById('row-0')!);
    expect(onHighlight.mock.calls).toEqual([[0]]);
    rerender(listOf(MANY, { onHighlight, highlightedIndex: 0 }));
    expect(list().scrollTop).toBe(10);
  });

  it('is as high as its options, up to the maximum', () => {
    const { rerender } = draw(listOf(MANY));
    expect(list().style.height).toBe('360px');
    rerender(listOf(MANY.slice(0, 3)));
    expect(list().style.height).toBe('108px');
    rerender(listOf([]));
    expect(list().style.height).toBe('0px');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});

describe('groups', () => {
  it('label their options', () => {
    draw(listOf(SERVICES));
    const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(names).toEqual(['Cash management', 'Trade finance', 'Financing']);
    const cash = within(screen.getByRole('group', { name: 'Cash management' }));
    expect(cash.getAllByRole('option').map((row) => row.textContent)).toEqual([
      'Account opening',
      'Payments',
      'Cash poolingNot in the contract of this entity',
    ]);
  });

  it('keep their label when the heading has scrolled out of view', () => {
    const options = Array.from({ length: 200 }, (_, index) => ({
      value: String(index),
      label: `Account ${index}`,
      group: index < 100 ? 'Paris' : 'London',
    }));
    draw(listOf(options));
    scrollTo(60 * ROW);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Paris']);
    expect(screen.queryByText('Paris')).toBeNull();
    scrollTo(96 * ROW);
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });

  it('options are numbered through the whole list', () => {
    draw(listOf(SERVICES));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '5');
  });

  it('the heading scrolls into view with its first option', () => {
    const { rerender } = draw(listOf(SERVICES, { maxHeight: 60 }));
    rerender(listOf(SERVICES, { maxHeight: 60, highlightedIndex: 4 }));
    rerender(listOf(SERVICES, { maxHeight: 60, highlightedIndex: 0 }));
    expect(list().scrollTop).toBe(0);
  });
});

describe('option', () => {
  it('has its selected and disabled state', () => {
    draw(listOf(SERVICES, { multiple: true, isSelected: (value) => value === 'payments' }));
    const states = rows().map((row) => [
      row.getAttribute('aria-selected'),
      row.getAttribute('aria-disabled'),
    ]);
    expect(states).toEqual([
      ['false', null],
      ['true', null],
      ['false', 'true'],
      ['false', null],
      ['false', null],
    ]);
    expect(list()).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('shows its reason instead of its second line while disabled', () => {
    const option = { value: '1', label: 'Loans', description: 'Terms', disabledReason: 'Closed' };
    const { rerender } = draw(listOf([option]));
    expect(rows()[0]).toHaveTextContent('LoansTerms');
    rerender(listOf([{ ...option, disabled: true }]));
    expect(rows()[0]).toHaveTextContent('LoansClosed');
  });

  it('highlights the matching text in its original spelling', () => {
    draw(listOf([{ value: '1', label: 'Halden Élec SAS' }], { terms: searchTerms('ELEC hal') }));
    expect([...rows()[0]!.querySelectorAll('b')].map((bold) => bold.textContent)).toEqual(['Hal', 'Élec']);
    expect(rows()[0]).toHaveTextContent('Halden Élec SAS');
  });

  it('is selected by a click anywhere on it, unlike a heading', () => {
    const onPick = vi.fn();
    draw(listOf(SERVICES, { onPick }));
    fireEvent.click(screen.getByText('Issue, amend and release'));
    expect(onPick.mock.calls).toEqual([[3]]);
    fireEvent.click(screen.getByText('Trade finance'));
    expect(onPick).toHaveBeenCalledOnce();
  });

  it('is activated once by the pointer, not on every move', () => {
    const onHighlight = vi.fn();
    draw(listOf(SERVICES, { onHighlight, highlightedIndex: 1 }));
    fireEvent.mouseMove(rows()[1]!);
    expect(onHighlight).not.toHaveBeenCalled();
    fireEvent.mouseMove(rows()[2]!);
    expect(onHighlight.mock.calls).toEqual([[2]]);
  });
});
