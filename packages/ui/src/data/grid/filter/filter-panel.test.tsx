import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../../tools/i18n.ts';
import type { Language } from '../../../foundations/index.js';
import { RowEngine } from '../engine/index.js';
import { accountColumns, accounts, strings, type Account } from '../grid.fixture.js';
import type { HeaderSettings } from '../header/header-cell.js';
import { EMPTY_STATE } from '../model/state.js';
import type { ColumnFilter, DataGridColumn, FilterRule } from '../types.js';
import { FilterPanel } from './filter-panel.js';

const rows = accounts(12);
const engine = new RowEngine<Account>({
  rows,
  compare: new Intl.Collator('en').compare,
  columns: accountColumns
    .filter((column) => column.value)
    .map(({ id, type = 'text', value }) => ({ id, type, value: value!, searchable: true })),
});
const setFilter = vi.fn<(id: string, filter: ColumnFilter | undefined) => void>();
const onClose = vi.fn();
beforeEach(() => vi.clearAllMocks());

interface Options extends Partial<DataGridColumn<Account>> {
  filter?: ColumnFilter;
  others?: FilterRule[];
  search?: string;
  manual?: boolean;
  language?: Language;
}

/** Renders the filter panel of a column; the other columns are already filtered. */
function panelOf(
  id: string,
  { filter, others = [], search = '', manual = false, language = 'en', ...own }: Options = {},
) {
  const column = { ...accountColumns.find((one) => one.id === id)!, ...own };
  const columnFilters = [...others, ...(filter ? [{ id, value: filter }] : [])];
  const settings = {
    engine,
    manual,
    setFilter,
    state: { ...EMPTY_STATE, columnFilters, globalFilter: search },
  } as unknown as HeaderSettings<Account>;
  const { container } = render(
    <I18nextProvider i18n={createUiI18n(language)}>
      <FilterPanel column={column} filter={filter} settings={settings} onClose={onClose} />
    </I18nextProvider>,
  );
  const buttons = [...container.querySelectorAll('button')];
  return {
    container,
    submit: container.querySelector<HTMLButtonElement>('[type=submit]')!,
    clear: buttons.find((button) => button.textContent === strings.clear)!,
    cancel: buttons.find((button) => button.textContent === strings.cancel)!,
    all: buttons[0]!,
    boxes: () => within(container).queryAllByRole<HTMLInputElement>('checkbox'),
    options: () =>
      [...container.querySelectorAll('[role=group] label')].map((label) =>
        [...label.children].slice(1).map((part) => part.textContent),
      ),
    hint: () => container.querySelector('[role=group] + p')!.textContent,
    type: (text: string) =>
      fireEvent.change(container.querySelector('input[type=search], [role=searchbox]')!, {
        target: { value: text },
      }),
  };
}

describe('text filter', () => {
  it('shows the number of matching rows, and is applied', () => {
    const { type, submit } = panelOf('name', { type: 'text' });
    expect(submit).toHaveTextContent('Show 12');
    type('001');
    expect(submit).toHaveTextContent('Show 4');
    expect(setFilter).not.toHaveBeenCalled();
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['name', { kind: 'text', text: '001' }]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('counts with the other filters and the search', () => {
    const others: FilterRule[] = [{ id: 'state', value: { kind: 'set', values: ['open'] } }];
    expect(panelOf('name', { others, search: '00' }).submit).toHaveTextContent('Show 4');
  });

  it('of white space has no effect', () => {
    const { type, submit } = panelOf('name');
    type('  ');
    expect(submit).toHaveTextContent('Show 12');
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['name', undefined]]);
  });

  it('is not applied by Cancel', () => {
    const { type, cancel } = panelOf('name', { filter: { kind: 'text', text: '9' } });
    type('001');
    fireEvent.click(cancel);
    expect(setFilter).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is cleared immediately, if there is one', () => {
    expect(panelOf('name').clear).toBeDisabled();
    const { clear } = panelOf('name', { filter: { kind: 'text', text: '9' } });
    fireEvent.click(clear);
    expect(setFilter.mock.calls).toEqual([['name', undefined]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('formats the number of rows for the language, and shows none if only the host knows', () => {
    expect(panelOf('name', { manual: true }).submit).toHaveTextContent(strings.apply);
  });
});

describe('number filter', () => {
  const fields = () =>
    [screen.getByLabelText(strings.atLeast), screen.getByLabelText(strings.atMost)] as const;
  const fill = (field: HTMLElement, text: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  const amounts = rows.map(({ amount }) => amount);
  const between = (min: number, max: number) =>
    amounts.filter((amount) => amount !== null && amount >= min && amount <= max).length;

  it('accepts a minimum, a maximum or both, inclusive', () => {
    const { submit } = panelOf('amount');
    const [least, most] = fields();
    fill(least, '37');
    expect(submit).toHaveTextContent(`Show ${between(37, Infinity)}`);
    fill(most, '74');
    expect(submit).toHaveTextContent(`Show ${between(37, 74)}`);
    fill(least, '');
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['amount', { kind: 'number', max: 74 }]]);
  });

  it('is removed when both are empty', () => {
    const { submit } = panelOf('amount', { filter: { kind: 'number', min: 37 } });
    const [least] = fields();
    expect(least).toHaveValue('37');
    fill(least, '');
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['amount', undefined]]);
  });
});

describe('invalid filter input', () => {
  const write = (field: HTMLElement, text: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  it.each(['ten', '1,23,456', '12.345'])('of the number “%s” is reported and not applied', (text) => {
    const { submit } = panelOf('amount');
    const least = screen.getByLabelText(strings.atLeast);
    write(least, text);
    expect(least).toHaveAccessibleDescription(/./);
    fireEvent.click(submit);
    expect(setFilter).not.toHaveBeenCalled();
    write(least, '37');
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['amount', { kind: 'number', min: 37 }]]);
  });

  it('of a date is reported and not applied', () => {
    const { submit } = panelOf('amount', { type: 'date' });
    const from = screen.getByLabelText(strings.from);
    write(from, '31/31/2026');
    expect(from).toHaveAccessibleDescription(/MM/);
    fireEvent.click(submit);
    expect(setFilter).not.toHaveBeenCalled();
  });
});

describe('set filter', () => {
  it('lists the options in order with the number of matching rows under the other filters', () => {
    const others: FilterRule[] = [{ id: 'amount', value: { kind: 'number', max: 50 } }];
    const { options } = panelOf('state', { others });
    const count = (state: string) =>
      String(rows.filter((row) => row.state === state && row.amount !== null && row.amount <= 50).length);
    expect(options()).toEqual([
      ['New', count('z-new')],
      ['Open', count('open')],
      ['Closed', count('a-closed')],
    ]);
  });

  it('has no effect without a selection, and then shows the selected values', () => {
    const { boxes, hint, submit } = panelOf('state');
    expect(boxes().every((box) => !box.checked)).toBe(true);
    expect(hint()).toBe(strings.noneChosen);
    expect(submit).toHaveTextContent('Show 12');
    fireEvent.click(boxes()[1]!);
    expect(hint()).toBe('1 selected, rows shown: 4.');
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['state', { kind: 'set', values: ['open'] }]]);
  });

  it('is removed with the last value', () => {
    const { boxes, submit, hint } = panelOf('state', { filter: { kind: 'set', values: ['open'] } });
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
    fireEvent.click(boxes()[1]!);
    expect(hint()).toBe(strings.noneChosen);
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['state', undefined]]);
  });

  it('selects all, then none', () => {
    const { boxes, all } = panelOf('state');
    expect(all).toHaveTextContent('Select all 3');
    fireEvent.click(all);
    expect(boxes().every((box) => box.checked)).toBe(true);
    expect(all).toHaveTextContent(strings.selectNone);
    fireEvent.click(all);
    expect(boxes().some((box) => box.checked)).toBe(false);
  });

  const many = Array.from({ length: 9 }, (_, i) => ({
    value: `v${i}`,
    label: `Société ${i}`,
    detail: i > 6 ? 'FR' : 'DE',
  }));

  it.each([
    ['societe 3', ['Société 3']],
    ['fr', ['Société 7', 'Société 8']],
    ['nothing', []],
  ])('with many options finds %j by label and detail, ignoring accents', (text, labels) => {
    const { type, container, hint } = panelOf('state', { filterOptions: many });
    type(text);
    const shown = [...container.querySelectorAll('[role=group] label')].map((label) =>
      label.textContent.slice(0, 9),
    );
    expect(shown).toEqual(labels);
    expect(hint()).toContain(`${labels.length} of 9`);
  });

  it('selects all found options, and keeps the previous selection', () => {
    const { type, all, submit } = panelOf('state', {
      filterOptions: many,
      filter: { kind: 'set', values: ['v0', 'v7'] },
    });
    type('FR');
    fireEvent.click(all);
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['state', { kind: 'set', values: ['v0', 'v7', 'v8'] }]]);
  });

  it('deselects only the found options', () => {
    const { type, all, submit } = panelOf('state', {
      filterOptions: many,
      filter: { kind: 'set', values: ['v0', 'v7', 'v8'] },
    });
    type('FR');
    fireEvent.click(all);
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([['state', { kind: 'set', values: ['v0'] }]]);
  });

  it('without options lists the existing values in alphabetical order', () => {
    const { options } = panelOf('state', { filterOptions: undefined as never });
    expect(options().map(([label]) => label)).toEqual(['a-closed', 'open', 'z-new']);
  });

  it('shows no counts for rows filtered by the host', () => {
    const { boxes, options, hint, submit } = panelOf('state', { manual: true });
    expect(options()).toEqual([['New'], ['Open'], ['Closed']]);
    fireEvent.click(boxes()[0]!);
    expect(hint()).toBe('1 selected.');
    expect(submit).toHaveTextContent(strings.apply);
  });
});

describe('stored filter of another type', () => {
  it.each<[string, ColumnFilter]>([
    ['state', { kind: 'text', text: 'open' }],
    ['amount', { kind: 'set', values: ['37'] }],
  ])('of %s is empty in the panel, and applying it takes it away', (id, filter) => {
    const { submit, clear } = panelOf(id, { filter });
    expect(submit).toHaveTextContent('Show 12');
    expect(clear).toBeEnabled();
    fireEvent.click(submit);
    expect(setFilter.mock.calls).toEqual([[id, undefined]]);
  });
});
