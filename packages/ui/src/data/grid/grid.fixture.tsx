/** Accounts in a grid without a layout: 1,280 × 800 px, rows of 50 px, for the tests that need no browser. */
import { act, configure, fireEvent, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { uiStringsEn, type Language } from '../../foundations/index.js';
import { DataGrid, type DataGridColumn, type DataGridProps } from './index.js';

// A slow machine is waited for: no test measures speed.
configure({ asyncUtilTimeout: 30_000 });

export interface Account {
  id: string;
  name: string;
  state: string | null;
  amount: number | null;
  opened: string;
}

/** The last option is the first in the order of its value. */
export const stateOptions = [
  { value: 'z-new', label: 'New' },
  { value: 'open', label: 'Open' },
  { value: 'a-closed', label: 'Closed' },
];

/** `count` accounts a0, a1, …: names downwards, states in turn, every fifth without an amount. */
export const accounts = (count: number): Account[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `a${i}`,
    name: `Account ${String(count - i).padStart(4, '0')}`,
    state: stateOptions[i % 3]!.value,
    amount: i % 5 === 4 ? null : (i * 37) % 100,
    opened: `2026-01-${String((i % 28) + 1).padStart(2, '0')}`,
  }));

export const accountId = (account: Account) => account.id;

export const accountColumns: DataGridColumn<Account>[] = [
  {
    id: 'star',
    header: 'Favourite',
    headerHidden: true,
    width: 44,
    cell: ({ row, tabIndex }) => (
      <button type="button" tabIndex={tabIndex}>
        {`Star ${row.id}`}
      </button>
    ),
  },
  { id: 'name', header: 'Name', primary: true, width: 300, value: (row) => row.name },
  {
    id: 'state',
    header: 'State',
    type: 'set',
    value: (row) => row.state,
    filterable: true,
    filterOptions: stateOptions,
  },
  {
    id: 'amount',
    header: 'Amount',
    type: 'number',
    align: 'end',
    value: (row) => row.amount,
    filterable: true,
  },
  { id: 'opened', header: 'Opened', type: 'date', value: (row) => row.opened, sortDescFirst: true },
];

/** jsdom has neither: these tell what a test says. */
export function stubObservers() {
  const seen: (() => void)[] = [];
  const sized = new Set<() => void>();
  class Observer {
    observe() {}
    disconnect() {}
    unobserve() {}
  }
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        super();
        this.#callback = callback;
      }
      override observe() {
        sized.add(this.#callback);
      }
      override disconnect() {
        sized.delete(this.#callback);
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        super();
        seen.push(() => callback([{ isIntersecting: true }]));
      }
    },
  );
  return {
    /** The end of the list that was observed last comes into view. */
    reachEnd: () => act(() => seen.at(-1)?.()),
    /** What is observed has another size. */
    resize: () => act(() => sized.forEach((callback) => callback())),
  };
}

export type GridProps = Partial<DataGridProps<Account>>;

const LABEL = 'Accounts';
const TWELVE = accounts(12);

/** A drawn grid and what a person can find in it. */
export function renderGrid(props: GridProps = {}, language: Language = 'en') {
  const observers = stubObservers();
  const i18n = createUiI18n(language);
  const tree = (next: GridProps) => (
    <I18nextProvider i18n={i18n}>
      <DataGrid label={LABEL} rows={TWELVE} columns={accountColumns} getRowId={accountId} {...next} />
    </I18nextProvider>
  );
  const view = render(tree(props));
  const grid = () => view.container.querySelector<HTMLElement>('[role=grid], [role=treegrid]')!;
  const row = (position: number) =>
    grid().querySelector<HTMLElement>(`[role=row][aria-rowindex="${position + 2}"]`);
  const head = (id: string) => grid().querySelector<HTMLElement>(`[data-column="${id}"]`)!;
  const cell = (position: number, column: string | number) => {
    const index = typeof column === 'number' ? column : head(column).getAttribute('aria-colindex');
    return row(position)?.querySelector<HTMLElement>(`[aria-colindex="${index}"]`) ?? null;
  };
  return {
    container: view.container,
    ...observers,
    /** The code of the drags, which comes later, is there. */
    dragsReady: () => act(async () => void (await import('./header/header-drags.js'))),
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    rerender: (next: GridProps) => view.rerender(tree({ ...props, ...next })),
    grid,
    row,
    head,
    cell,
    /** What is pressed in the grid, found without reading the names of everything. */
    sortButton: (id: string) => head(id).querySelector<HTMLElement>('[data-grid-sort]')!,
    filterButton: (id: string) => head(id).querySelector<HTMLElement>('[data-grid-filter]')!,
    box: (position: number) => row(position)!.querySelector<HTMLInputElement>('[data-grid-select]')!,
    allBox: () => grid().querySelector<HTMLInputElement>('[data-grid-select-all]')!,
    selected: () =>
      [...grid().querySelectorAll('[aria-selected=true]')].map((one) => Number(one.ariaRowIndex) - 2),
    rowcount: () => Number(grid().getAttribute('aria-rowcount')),
    /** Texts of a column's drawn cells, from the first line on. */
    texts: (column: string, count: number) =>
      Array.from({ length: count }, (_, position) => cell(position, column)?.textContent),
    /** Elements that Tab can reach in the grid. */
    stops: () => [...grid().querySelectorAll<HTMLElement>('[tabindex="0"]')],
    scrollTo: (top: number) => {
      grid().scrollTop = top;
      fireEvent.scroll(grid());
    },
    columns: () =>
      [...grid().querySelectorAll<HTMLElement>('[role=columnheader]')]
        .toSorted((a, b) => Number(a.ariaColIndex) - Number(b.ariaColIndex))
        .map((one) => one.dataset['column']),
  };
}

export const strings = uiStringsEn.grid;

/** What was said last to assistive technology. */
export const said = () =>
  document.querySelector('[aria-live=polite]')?.textContent?.replace('\u00a0', '') ?? '';
