import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountColumns, renderGrid } from './grid.fixture.js';
import { restoreGridState, serializeGridState, type GridState } from './index.js';

describe('REQ-016 REQ-017 reopened grid', () => {
  it('restores order, filters, search, widths, positions and hidden columns', () => {
    const onStateChange = vi.fn<(state: GridState) => void>();
    const first = renderGrid({ onStateChange, initialState: { columnVisibility: { opened: false } } });
    const look = (grid: typeof first) => ({
      columns: grid.columns(),
      widths: grid.columns().map((id) => grid.head(id!).style.width),
      sorts: grid.columns().map((id) => grid.head(id!).ariaSort),
      names: grid.texts('name', grid.rowcount() - 1),
    });
    const key = (id: string, held: object, name: string) => {
      fireEvent.mouseDown(first.head(id));
      fireEvent.keyDown(first.head(id), { key: name, ...held });
    };
    fireEvent.click(first.sortButton('state'));
    fireEvent.click(first.sortButton('name'), { shiftKey: true });
    key('amount', { shiftKey: true, ctrlKey: true }, 'ArrowLeft');
    key('state', { shiftKey: true }, 'ArrowRight');
    const stored = serializeGridState({
      ...onStateChange.mock.lastCall![0],
      globalFilter: 'account 00',
      columnFilters: [{ id: 'amount', value: { kind: 'number', min: 10 } }],
    });

    const again = renderGrid({ initialState: restoreGridState(stored, accountColumns) });
    expect(again.columns()).toEqual(['star', 'name', 'amount', 'state']);
    expect(again.head('state')).toHaveAttribute('aria-sort', 'ascending');
    expect(again.head('name')).toHaveTextContent('2');
    expect(again.head('state').style.width).toBe('176px');
    first.rerender({ state: restoreGridState(stored, accountColumns) });
    expect(look(again)).toEqual(look(first));
  });

  it.each([
    '',
    'garbage',
    '{"version":1,"sorting":7,"columnPinning":{"start":["name","name"],"end":["name"]}}',
  ])('has its initial state after %j', (stored) => {
    const { columns, texts } = renderGrid({ initialState: restoreGridState(stored, accountColumns) });
    expect(columns()).toHaveLength(accountColumns.length);
    expect(new Set(columns())).toEqual(new Set(accountColumns.map(({ id }) => id)));
    expect(texts('name', 1)).toEqual(['Account 0012']);
  });
});
