/** Page of the `grid` benchmark: the data grid with selection, pinning, resizing and filters enabled. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { DataGrid, type DataGridColumn, type GridState } from '../../../packages/ui/src/data/grid/index.js';
import { Button } from '../../../packages/ui/src/controls/button/index.js';
import { useFormats } from '../../../packages/ui/src/foundations/provider/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

type Row = Record<string, string | number | Date> & { id: number };
interface BenchColumn {
  key: string;
  title: string;
  type: 'string' | 'number' | 'date' | 'state';
  width: number;
  format: (value: unknown) => string;
}

const root = document.querySelector<HTMLElement>('#root')!;
root.style.width = '1200px';
root.style.height = '640px';
const i18n = createUiI18n('en');
const types = { string: 'text', number: 'number', date: 'date', state: 'set' } as const;
const tones: Record<string, string> = {
  new: 'border-info-ink',
  'in review': 'border-action-line',
  approved: 'border-brand-line',
  rejected: 'border-negative',
  paid: 'border-line-control',
};
const rowId = (row: Row) => String(row.id);

const toColumn = (column: BenchColumn): DataGridColumn<Row> => ({
  id: column.key,
  header: column.title,
  type: types[column.type],
  width: column.width,
  grow: 0,
  value: (row) => row[column.key],
  primary: column.key === 'client',
  filterable: column.key === 'client' || column.key === 'state',
  ...(column.type === 'number' ? { align: 'end' as const } : {}),
  ...(column.type === 'state'
    ? {
        cell: ({ row }) => {
          const state = String(row[column.key]);
          return <span className={`rounded-tag border px-8 ${tones[state] ?? ''}`}>{state}</span>;
        },
      }
    : { format: (value) => column.format(value) }),
});

const filter: { set: (text: string) => void } = { set: () => undefined };

function Bench({ rows, columns }: { rows: Row[]; columns: DataGridColumn<Row>[] }) {
  const [state, setState] = useState<Partial<GridState>>({
    columnFilters: [],
    columnPinning: { start: ['id'], end: [] },
  });
  useLayoutEffect(() => {
    filter.set = (text) =>
      setState((old) => ({
        ...old,
        columnFilters: text === '' ? [] : [{ id: 'client', value: { kind: 'text', text } }],
      }));
  }, []);
  return (
    <DataGrid
      label="Payments"
      rows={rows}
      columns={columns}
      getRowId={rowId}
      rowHeight={32}
      headHeight={32}
      selectable
      state={state}
      onStateChange={setState}
    />
  );
}

declare global {
  var __bench: unknown;
}

/** Renders what a portal shell has rendered before any grid, so the font, the class merger and the formats are warm. */
function Shell({ onDrawn }: { onDrawn: () => void }) {
  const formats = useFormats();
  useEffect(onDrawn, [onDrawn]);
  return <Button>{formats.integer(1)}</Button>;
}

await document.fonts.load('14px "IBM Plex Sans Variable"');
const shell = createRoot(root);
await new Promise<void>((resolve) =>
  shell.render(
    <I18nextProvider i18n={i18n}>
      <Shell onDrawn={resolve} />
    </I18nextProvider>,
  ),
);
shell.unmount();

const scroller = () => root.querySelector<HTMLElement>('[role=grid]')!;

globalThis.__bench = {
  kind: 'grid',
  mount: (rows: Row[], columns: BenchColumn[]) =>
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <Bench rows={rows} columns={columns.map(toColumn)} />
      </I18nextProvider>,
    ),
  firstRowId: () =>
    Number(root.querySelector('[aria-rowindex="2"] [aria-colindex="2"]')?.textContent) || null,
  sort: () => root.querySelector<HTMLElement>('[data-column=amount] [data-grid-sort]')!.click(),
  filter: (text: string) => filter.set(text),
  scroller,
  scrollTo: (y: number) => {
    scroller().scrollTop = y;
  },
  rowSelector: '[role=row]',
};
