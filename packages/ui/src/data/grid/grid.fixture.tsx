/** Accounts in a grid without layout: 1,280 × 800 px, rows of 50 px, for tests that need no browser. */
import { act, configure, fireEvent, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { uiStringsEn, type Language } from '../../foundations/index.js';
import { DataGrid, type DataGridColumn, type DataGridProps } from './index.js';

// Allows for slow machines: no test measures speed.
configure({ asyncUtilTimeout: 30_000 });

export interface Account {
  id: string;
  name: string;
  state: string | null;
  amount: number | null;
  opened: string;
}

/** Option order differs from value order: the last option has the first value. */
export const stateOptions = [
  { value: 'z-new', label: 'New' },
  { value: 'open', label: 'Open' },
  { value: 'a-closed', label: 'Closed' },
];

/** Returns `count` accounts a0, a1, …: names descending, states in rotation, every fifth without an amount. */
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

/** Stubs the observers that jsdom lacks; the test triggers them. */
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
    /** Scrolls the end of the last observed list into view. */
    reachEnd: () => act(() => seen.at(-1)?.()),
    /** Changes the size of the observed elements. */
    resize: () => act(() => sized.forEach((callback) => callback())),
  };
}

export type GridProps = Partial<DataGridProps<Account>>;

const LABEL = 'Accounts';
const TWELVE = accounts(12);

/** Renders a grid and returns queries for it. */
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
    /** Waits for the lazily loaded drag code. */
    dragsReady: () => act(async () => void (await import('./header/header-drags.js'))),
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    rerender: (next: GridProps) => view.rerender(tree({ ...props, ...next })),
    grid,
    row,
    head,
    cell,
    /** Controls of the grid, found by selector because queries by accessible name are slow. */
    sortButton: (id: string) => head(id).querySelector<HTMLElement>('[data-grid-sort]')!,
    filterButton: (id: string) => head(id).querySelector<HTMLElement>('[data-grid-filter]')!,
    box: (position: number) => row(position)!.querySelector<HTMLInputElement>('[data-grid-select]')!,
    allBox: () => grid().querySelector<HTMLInputElement>('[data-grid-select-all]')!,
    selected: () =>
      [...grid().querySelectorAll('[aria-selected=true]')].map((one) => Number(one.ariaRowIndex) - 2),
    rowcount: () => Number(grid().getAttribute('aria-rowcount')),
    /** Texts of a column's rendered cells, from the first line on. */
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

/** The last announcement to assistive technology. */
export const said = () =>
  document.querySelector('[aria-live=polite]')?.textContent?.replace('\u00a0', '') ?? '';
