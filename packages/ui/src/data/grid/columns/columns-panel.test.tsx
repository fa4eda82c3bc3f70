import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../../tools/i18n.ts';
import { announce } from '../../../feedback/announcer/index.js';
import { accountColumns, said, stubObservers, type Account } from '../grid.fixture.js';
import { ColumnsPanel, type ColumnsPanelProps, type ColumnState } from './columns-panel.js';

const onStateChange = vi.fn<(state: ColumnState) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  announce('');
});

type Options = Partial<Pick<ColumnsPanelProps<Account>, 'columns' | 'state' | 'initialState'>>;

/** Renders the open panel, which applies its own changes. */
function panelOf({ columns = accountColumns, state = {}, ...props }: Options = {}) {
  stubObservers();
  function Host() {
    const [current, setCurrent] = useState<Partial<ColumnState>>(state);
    return (
      <ColumnsPanel
        trigger={<button type="button">{'Columns'}</button>}
        columns={columns}
        state={current}
        onStateChange={(next) => {
          onStateChange(next);
          setCurrent(next);
        }}
        {...props}
      />
    );
  }
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <Host />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByText('Columns'));
  const panel = within(document.querySelector<HTMLElement>('[role=dialog]')!);
  const button = (label: string) => panel.getByLabelText(label);
  return {
    panel,
    button,
    listed: () => panel.getAllByRole('listitem').map((item) => item.textContent),
    press: (label: string) => fireEvent.click(button(label)),
    last: () => onStateChange.mock.lastCall?.[0],
  };
}

describe('REQ-017 columns panel', () => {
  it('lists columns in order: pinned at the start, free, pinned at the end', () => {
    const { listed } = panelOf({
      state: { columnOrder: ['amount', 'gone', 'name'], columnPinning: { start: ['opened'], end: ['name'] } },
    });
    expect(listed()).toEqual(['Opened', 'Amount', 'State', 'Name']);
  });

  it('omits columns without a label: checkbox, favourite and actions', () => {
    expect(panelOf().listed()).toEqual(['Name', 'State', 'Amount', 'Opened']);
  });

  it('hides and shows columns, except the title and fixed columns', () => {
    const columns = accountColumns.map((column) =>
      column.id === 'opened' ? { ...column, hideable: false } : column,
    );
    const { panel, last } = panelOf({ columns });
    const box = (name: string) => panel.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Name').disabled, box('Opened').disabled]).toEqual([true, true]);
    fireEvent.click(box('State'));
    expect(last()?.columnVisibility).toEqual({ state: false });
    expect(box('State').checked).toBe(false);
    fireEvent.click(box('State'));
    expect(last()?.columnVisibility).toEqual({ state: true });
  });

  it('moves a column, announces its position, and keeps the focus', async () => {
    const { button, listed, last } = panelOf();
    const user = userEvent.setup({ delay: null });
    button('Move Name later').focus();
    await user.keyboard('{Enter}');
    expect(listed()).toEqual(['State', 'Name', 'Amount', 'Opened']);
    expect(said()).toBe('Name: column 2 of 4');
    expect(button('Move Name later')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    // At the edge the button keeps the focus but does nothing more.
    expect(said()).toBe('Name: column 4 of 4');
    expect(button('Move Name later')).toHaveFocus();
    expect(button('Move Name later')).toHaveAttribute('aria-disabled', 'true');
    const before = onStateChange.mock.calls.length;
    await user.keyboard('{Enter}');
    expect(onStateChange).toHaveBeenCalledTimes(before);
    expect(last()?.columnOrder).toEqual(['star', 'state', 'amount', 'opened', 'name']);
  });

  it('offers no move out of the region of a column', () => {
    const { button } = panelOf({ state: { columnPinning: { start: ['opened'], end: ['name'] } } });
    const isOff = (label: string) => button(label).ariaDisabled === 'true';
    expect(
      ['Opened', 'State', 'Amount', 'Name'].map((name) =>
        [`Move ${name} earlier`, `Move ${name} later`].map(isOff),
      ),
    ).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('moves pinned columns among each other', () => {
    const { press, listed, last } = panelOf({
      state: { columnPinning: { start: ['opened', 'amount'], end: [] } },
    });
    press('Move Amount earlier');
    expect(listed().slice(0, 2)).toEqual(['Amount', 'Opened']);
    expect(last()?.columnPinning).toEqual({ start: ['amount', 'opened'], end: [] });
    expect(said()).toBe('Amount: column 1 of 4');
  });

  it('offers no action for a fixed column, and no move past it', () => {
    const columns = accountColumns.map((column) =>
      column.id === 'name' ? { ...column, movable: false } : column,
    );
    const { panel, button } = panelOf({ columns });
    expect(panel.queryByLabelText('Move Name later')).toBeNull();
    expect(panel.queryByLabelText('Pin Name at the start')).toBeNull();
    expect(button('Move State earlier')).toHaveAttribute('aria-disabled', 'true');
  });

  it('pins a column at the start, and unpins columns pinned at either side', () => {
    const { press, button, listed, last } = panelOf({
      state: { columnPinning: { start: ['opened'], end: ['amount'] } },
    });
    expect(button('Unpin Opened')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Unpin Amount')).toHaveAttribute('aria-pressed', 'true');
    press('Unpin Amount');
    expect(last()?.columnPinning).toEqual({ start: ['opened'], end: [] });
    press('Pin Amount at the start');
    expect(last()?.columnPinning).toEqual({ start: ['opened', 'amount'], end: [] });
    press('Unpin Opened');
    expect(last()?.columnPinning).toEqual({ start: ['amount'], end: [] });
    expect(listed()).toEqual(['Amount', 'Name', 'State', 'Opened']);
  });

  it('keeps the focus on the pin button', async () => {
    const { button } = panelOf();
    button('Pin Opened at the start').focus();
    await userEvent.setup({ delay: null }).keyboard('{Enter}');
    expect(button('Unpin Opened')).toHaveFocus();
  });

  it.each<[string, Partial<ColumnState> | undefined, string[]]>([
    ['as they are defined', undefined, ['Name', 'State', 'Amount', 'Opened']],
    ['as the host begins', { columnOrder: ['opened'] }, ['Opened', 'Name', 'State', 'Amount']],
  ])('resets the columns %s', (_, initialState, expected) => {
    const { panel, listed, last } = panelOf({
      state: { columnOrder: ['amount'], columnVisibility: { state: false }, columnSizing: { name: 99 } },
      ...(initialState && { initialState }),
    });
    fireEvent.click(panel.getByText('Reset the columns'));
    expect(listed()).toEqual(expected);
    expect(last()).toEqual({
      columnOrder: initialState?.columnOrder ?? [],
      columnVisibility: {},
      columnPinning: { start: [], end: [] },
      columnSizing: {},
    });
  });

  it('keeps the widths when moving, hiding and pinning', () => {
    const { press, last } = panelOf({ state: { columnSizing: { name: 240 } } });
    press('Move Name later');
    press('Pin State at the start');
    expect(last()?.columnSizing).toEqual({ name: 240 });
  });
});
