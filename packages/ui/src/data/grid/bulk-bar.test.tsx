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

describe('selection bar', () => {
  it('appears with the first selected row and disappears with the last', () => {
    const { box } = barred();
    expect(clear()).toBeNull();
    fireEvent.click(box(1));
    expect(screen.getByText('1 selected', { selector: 'span' })).toBeInTheDocument();
    fireEvent.click(box(1));
    expect(clear()).toBeNull();
  });

  it('passes the selection to actions: a count, and lists on demand', () => {
    const { box } = barred();
    fireEvent.click(box(4));
    fireEvent.click(box(1));
    expect(screen.getByText('Archive 2')).toBeInTheDocument();
    const selection = bulkActions.mock.lastCall![0];
    expect(selection.ids()).toEqual(['a1', 'a4']);
    expect(selection.rows().map(({ name }) => name)).toEqual(['Account 0011', 'Account 0008']);
  });

  it('offers to select all filtered rows while some are not selected', () => {
    const { box, selected } = barred({ initialState: { globalFilter: '001' } });
    fireEvent.click(box(0));
    expect(selectAll()).toHaveTextContent('Select all 4');
    fireEvent.click(selectAll()!);
    expect(selected()).toEqual([0, 1, 2, 3]);
    expect(selectAll()).toBeNull();
  });

  it('counts selected rows hidden by a filter, as actions include them', () => {
    const { box, rerender } = barred();
    fireEvent.click(box(0));
    rerender({ state: { globalFilter: '0005' } });
    expect(screen.getByText('1 selected', { selector: 'span' })).toBeInTheDocument();
    expect(bulkActions.mock.lastCall![0].ids()).toEqual(['a0']);
  });

  describe('hidden selected rows', () => {
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

    it('are counted, with a note that actions include them', () => {
      filtered();
      expect(screen.getByText('5 selected', { selector: 'span' })).toBeInTheDocument();
      expect(hidden('3 hidden by the filters')).toBeInTheDocument();
      expect(said()).toBe('9 rows found. 5 selected, 3 hidden by the filters');
    });

    it('are announced after each selection, until the filter is removed', () => {
      const { box, rerender } = filtered();
      fireEvent.click(box(0));
      expect(said()).toBe('6 selected, 3 hidden by the filters');
      rerender({ state: { globalFilter: '' } });
      expect(hidden('hidden by the filters')).toBeNull();
      expect(said()).toBe('12 rows found');
    });

    it('can be deselected, keeping the visible rows and the focus', async () => {
      const { user, selected } = filtered();
      deselect()!.focus();
      await user.keyboard('{Enter}');
      expect(bulkActions.mock.lastCall![0].ids()).toEqual(['a7', 'a8']);
      expect(selected()).toEqual([4, 5]);
      expect(deselect()).toBeNull();
      expect(clear()).toHaveFocus();
      expect(said()).toBe('2 selected');
    });

    it('deselecting them moves the focus to the rows if nothing else was selected', async () => {
      const { box, cell, rerender, user } = barred();
      fireEvent.mouseDown(cell(0, 'name')!);
      fireEvent.click(box(0));
      rerender({ state: { globalFilter: '0005' } });
      deselect()!.focus();
      await user.keyboard('{Enter}');
      expect(clear()).toBeNull();
      expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
    });

    it('selecting all filtered rows is offered, however many others are selected', () => {
      const { box, rerender, selected } = barred();
      for (const position of [0, 1, 2]) fireEvent.click(box(position));
      rerender({ state: { globalFilter: '0005' } });
      fireEvent.click(selectAll()!);
      expect(selected()).toEqual([0]);
      expect(bulkActions.mock.lastCall![0].ids()).toHaveLength(4);
    });
  });

  it('focus moves to the rows when the bar disappears, and to the last button when one of its buttons does', async () => {
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

  it('the selection follows the rows that still exist', () => {
    const { box, rerender } = barred();
    fireEvent.click(box(0));
    fireEvent.click(box(1));
    rerender({ rows: [] });
    expect(clear()).toBeNull();
  });
});
