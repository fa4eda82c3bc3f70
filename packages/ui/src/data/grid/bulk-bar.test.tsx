import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderGrid, said, strings, type Account, type GridProps } from './grid.fixture.js';
import type { GridSelection } from './index.js';

const bulkActions = vi.fn((selection: GridSelection<Account>) => (
  <button type="button">{`Archive ${selection.count}`}</button>
));
const barred = (props: GridProps = {}) => {
  bulkActions.mockClear();
  return renderGrid({ selectable: true, bulkActions, ...props });
};
const selectAll = () => screen.queryByText(/^Select all \d/);
const clear = () => screen.queryByLabelText(strings.clearSelection);

describe('the bar of the selection', () => {
  it('comes with the first row and goes with the last', () => {
    const { box } = barred();
    expect(clear()).toBeNull();
    fireEvent.click(box(1));
    expect(screen.getByText('1 selected', { selector: 'span' })).toBeInTheDocument();
    fireEvent.click(box(1));
    expect(clear()).toBeNull();
  });

  it('gives the actions what is selected: a count, and lists when they ask', () => {
    const { box } = barred();
    fireEvent.click(box(4));
    fireEvent.click(box(1));
    expect(screen.getByText('Archive 2')).toBeInTheDocument();
    const selection = bulkActions.mock.lastCall![0];
    expect(selection.ids()).toEqual(['a1', 'a4']);
    expect(selection.rows().map(({ name }) => name)).toEqual(['Account 0011', 'Account 0008']);
  });

  it('offers all that pass the filters, as long as some are not selected', () => {
    const { box, selected } = barred({ initialState: { globalFilter: '001' } });
    fireEvent.click(box(0));
    expect(selectAll()).toHaveTextContent('Select all 4');
    fireEvent.click(selectAll()!);
    expect(selected()).toEqual([0, 1, 2, 3]);
    expect(selectAll()).toBeNull();
  });

  it('counts rows of the selection that a filter hides: they are acted on too', () => {
    const { box, rerender } = barred();
    fireEvent.click(box(0));
    rerender({ state: { globalFilter: '0005' } });
    expect(screen.getByText('1 selected', { selector: 'span' })).toBeInTheDocument();
    expect(bulkActions.mock.lastCall![0].ids()).toEqual(['a0']);
  });

  describe('whose rows a filter hides', () => {
    const hidden = (text: string) => screen.queryByText(text, { exact: false, selector: 'span' });
    const deselect = () => screen.queryByText(strings.deselectHidden);
    /** Selects five rows, of which two pass the filter. */
    const filtered = () => {
      const grid = barred();
      for (const position of [0, 1, 2, 7, 8]) fireEvent.click(grid.box(position));
      expect(hidden('hidden by the filters')).toBeNull();
      grid.rerender({ state: { globalFilter: '000' } });
      return grid;
    };

    it('says how many, and that they are acted on', () => {
      filtered();
      expect(screen.getByText('5 selected', { selector: 'span' })).toBeInTheDocument();
      expect(hidden('3 hidden by the filters')).toBeInTheDocument();
      expect(said()).toBe('9 rows found. 5 selected, 3 hidden by the filters');
    });

    it('says it again with each choice, and no more once the filter is gone', () => {
      const { box, rerender } = filtered();
      fireEvent.click(box(0));
      expect(said()).toBe('6 selected, 3 hidden by the filters');
      rerender({ state: { globalFilter: '' } });
      expect(hidden('hidden by the filters')).toBeNull();
      expect(said()).toBe('12 rows found');
    });

    it('takes them back, and keeps what is shown and the focus', async () => {
      const { user, selected } = filtered();
      deselect()!.focus();
      await user.keyboard('{Enter}');
      expect(bulkActions.mock.lastCall![0].ids()).toEqual(['a7', 'a8']);
      expect(selected()).toEqual([4, 5]);
      expect(deselect()).toBeNull();
      expect(clear()).toHaveFocus();
      expect(said()).toBe('2 selected');
    });

    it('gives the focus to the rows where nothing else was selected', async () => {
      const { box, cell, rerender, user } = barred();
      fireEvent.mouseDown(cell(0, 'name')!);
      fireEvent.click(box(0));
      rerender({ state: { globalFilter: '0005' } });
      deselect()!.focus();
      await user.keyboard('{Enter}');
      expect(clear()).toBeNull();
      expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
    });

    it('still offers all that pass, however many others are selected', () => {
      const { box, rerender, selected } = barred();
      for (const position of [0, 1, 2]) fireEvent.click(box(position));
      rerender({ state: { globalFilter: '0005' } });
      fireEvent.click(selectAll()!);
      expect(selected()).toEqual([0]);
      expect(bulkActions.mock.lastCall![0].ids()).toHaveLength(4);
    });
  });

  it('loses no focus: to the rows when it goes, to its last button when one of it goes', async () => {
    const { box, user, cell } = barred();
    fireEvent.mouseDown(cell(3, 'name')!);
    fireEvent.click(box(3));
    selectAll()!.focus();
    await user.keyboard('{Enter}');
    expect(clear()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(clear()).toBeNull();
    expect(cell(3, 'name')).toHaveFocus();
  });

  it('follows the rows that are still there', () => {
    const { box, rerender } = barred();
    fireEvent.click(box(0));
    fireEvent.click(box(1));
    rerender({ rows: [] });
    expect(clear()).toBeNull();
  });
});
