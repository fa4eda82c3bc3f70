import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../../tools/i18n.ts';
import { accountColumns, accounts, strings, stubObservers } from '../grid.fixture.js';
import { createRowEngine } from '../model/create-row-engine.js';
import type { FilterRule } from '../types.js';
import { AddFilter } from './add-filter.js';

const rows = accounts(12);
/** The name can be filtered here as well. */
const columns = accountColumns.map((one) => (one.id === 'name' ? { ...one, filterable: true } : one));
const onRulesChange = vi.fn<(rules: FilterRule[]) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  stubObservers();
});

/** The open list of columns; it follows its own changes. */
function open(first: FilterRule[] = [], search = '') {
  function Host() {
    const [rules, setRules] = useState(first);
    return (
      <AddFilter
        trigger={<button type="button">{'Open'}</button>}
        columns={columns}
        createEngine={() => createRowEngine({ rows, columns, language: 'en' })}
        rules={rules}
        search={search}
        onRulesChange={(next) => {
          onRulesChange(next);
          setRules(next);
        }}
      />
    );
  }
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <Host />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByText('Open'));
}
const panel = () => within(screen.getByRole('dialog'));
const column = (name: string | RegExp) => panel().getByRole('button', { name });

describe('button to add a filter', () => {
  it('lists the filterable columns, and which are filtered', () => {
    open([{ id: 'name', value: { kind: 'text', text: 'a' } }]);
    const labels = panel()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(labels).toEqual(['Name, filtered', 'State', 'Amount']);
  });

  it('sets a filter, showing the number of matching rows with the other filters, which are kept', async () => {
    const others: FilterRule[] = [{ id: 'state', value: { kind: 'set', values: ['open'] } }];
    open(others);
    await userEvent.click(column('Name'));
    const field = panel().getByRole('searchbox');
    expect(field).toHaveFocus();
    await userEvent.type(field, '00');
    expect(column('Show 4')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(onRulesChange).toHaveBeenLastCalledWith([
      ...others,
      { id: 'name', value: { kind: 'text', text: '00' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts with the search of the grid', async () => {
    open([], '001');
    await userEvent.click(column('Name'));
    expect(column('Show 4')).toBeTruthy();
  });

  it('changes and clears the filter of a filtered column', async () => {
    open([{ id: 'name', value: { kind: 'text', text: 'x' } }]);
    await userEvent.click(column('Name, filtered'));
    expect(panel().getByRole('searchbox')).toHaveValue('x');
    // The search box has a cross of the same name.
    await userEvent.click(panel().getAllByRole('button', { name: strings.clear }).at(-1)!);
    expect(onRulesChange).toHaveBeenLastCalledWith([]);
  });

  it('closing without applying changes nothing', async () => {
    open();
    await userEvent.click(column('Name'));
    await userEvent.type(panel().getByRole('searchbox'), 'x');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onRulesChange).not.toHaveBeenCalled();
  });
});
