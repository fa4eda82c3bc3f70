/** Page of the `tree` benchmark: 20,000 lines in 2,500 facilities of 500 deals, as in loans and deposits. */
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DataGrid, type DataGridColumn, type GridState } from '../../../packages/ui/src/data/grid/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

interface Row {
  id: string;
  amount: number;
  children: Row[];
}

const DEALS = 500;
const FACILITIES = 5;
const LINES = 8;

const root = document.querySelector<HTMLElement>('#root')!;
root.style.width = '1200px';
root.style.height = '640px';
const i18n = createUiI18n('en');

const parentOf = (id: string, children: Row[]): Row => ({
  id,
  amount: children.reduce((sum, { amount }) => sum + amount, 0),
  children,
});
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Returns spread-out amounts that are the same in every run. */
const amountOf = (index: number) => (index * 7919) % 1_000_003;
const rows = times(DEALS).map((deal) =>
  parentOf(
    `D${deal}`,
    times(FACILITIES).map((facility) =>
      parentOf(
        `D${deal}F${facility}`,
        times(LINES).map((line) => ({
          id: `D${deal}F${facility}L${line}`,
          amount: amountOf((deal * FACILITIES + facility) * LINES + line),
          children: [],
        })),
      ),
    ),
  ),
);

const columns: DataGridColumn<Row>[] = [
  { id: 'line', header: 'Line', primary: true, value: ({ id }) => id, width: 360, filterable: true },
  {
    id: 'amount',
    header: 'Amount',
    type: 'number',
    align: 'end',
    value: ({ amount }) => amount,
    sortDescFirst: true,
    filterable: true,
  },
  ...times(6).map((index) => ({
    id: `text${index}`,
    header: `Text ${index}`,
    value: ({ id }: Row) => `${id} ${index}`,
  })),
];
const idOf = ({ id }: Row) => id;
const childrenOf = ({ children }: Row) => children;
const filter: { set: (min: number | undefined) => void } = { set: () => undefined };

function Bench() {
  const [state, setState] = useState<Partial<GridState>>({
    columnPinning: { start: ['line'], end: [] },
  });
  useLayoutEffect(() => {
    filter.set = (min) =>
      setState((old) => ({
        ...old,
        columnFilters: min === undefined ? [] : [{ id: 'amount', value: { kind: 'number', min } }],
      }));
  }, []);
  return (
    <DataGrid
      label="Loans"
      rows={rows}
      columns={columns}
      getRowId={idOf}
      getChildren={childrenOf}
      leavesOnly
      rowHeight={40}
      headHeight={40}
      state={state}
      onStateChange={setState}
    />
  );
}

declare global {
  var __bench: unknown;
}

await document.fonts.load('14px "IBM Plex Sans Variable"');
const grid = () => root.querySelector<HTMLElement>('[role=treegrid]')!;

globalThis.__bench = {
  kind: 'tree',
  mount: () =>
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <Bench />
      </I18nextProvider>,
    ),
  /** Number of grid rows, including the header. */
  count: () => Number(root.querySelector('[role=treegrid]')?.getAttribute('aria-rowcount') ?? 0),
  /** Collapses or expands the first deal. */
  toggle: () => grid().querySelector<HTMLElement>('[aria-rowindex="2"] [data-grid-expand]')!.click(),
  sort: () => root.querySelector<HTMLElement>('[data-column=amount] [data-grid-sort]')!.click(),
  first: () => root.querySelector('[aria-rowindex="2"] [role=rowheader]')?.textContent ?? '',
  filter: (min: number | undefined) => filter.set(min),
  largest: rows.reduce((best, row) => (row.amount > best.amount ? row : best)).id,
  scroller: grid,
  scrollTo: (y: number) => {
    grid().scrollTop = y;
  },
};
