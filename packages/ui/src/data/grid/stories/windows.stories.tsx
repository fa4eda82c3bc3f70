import { useCallback, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DataGrid, type DataGridProps, type GridSelection, type GridState } from '../index.js';
import {
  bulkActions,
  gridArgs,
  makeRequests,
  requestColumns,
  stateOptions,
  type Request,
} from './fixture.js';
import { announced, cell, filled, focused, gridOf, head, keys, panel, shiftClick, strings } from './play.js';

const WINDOW = 80;
const ALL = makeRequests(20_000);
const onSelectionChange = fn<(selection: GridSelection<Request>) => void>();
/** The loaded windows, and functions that respond to pending ones. */
const server = { asked: [] as number[], answer: () => {} };

/** The requests that pass the status filter, in the requested order. */
function listed({ columnFilters, sorting }: GridState): Request[] {
  const states = columnFilters.find(({ id }) => id === 'state')?.value;
  const rows = ALL.filter(({ state }) => states?.kind !== 'set' || states.values.includes(state));
  const [order] = sorting;
  if (order?.id !== 'title') return rows;
  return rows.toSorted((a, b) => a.title.localeCompare(b.title) * (order.desc ? -1 : 1));
}

/** Host with rows on a server: it loads the visible windows when the story lets it respond. */
function Host(props: DataGridProps<Request>) {
  const [state, setState] = useState<Partial<GridState>>({});
  const matching = useMemo(() => listed({ columnFilters: [], sorting: [], ...state } as GridState), [state]);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  const [open, setOpen] = useState<string | null>(null);
  const onRange = useCallback((first: number, end: number) => {
    server.asked = [];
    for (let at = Math.floor(first / WINDOW); at * WINDOW < end; at++) server.asked.push(at);
    const asked = server.asked;
    server.answer = () => setLoaded((old) => new Set([...old, ...asked]));
  }, []);
  const rows = useMemo(() => {
    const slots = matching.map((row, at) => (loaded.has(Math.floor(at / WINDOW)) ? row : undefined));
    return slots as Request[];
  }, [matching, loaded]);
  const facets = useMemo(
    () =>
      open === 'state'
        ? {
            state: stateOptions.map((option) => ({
              ...option,
              count: ALL.filter(({ state }) => state === option.value).length,
            })),
          }
        : {},
    [open],
  );
  return (
    <DataGrid
      {...props}
      rows={rows}
      state={state}
      onStateChange={setState}
      windows={useMemo(() => ({ onRange, onFilterOpen: setOpen, facets }), [onRange, facets])}
    />
  );
}

const meta = preview.meta({
  title: 'Data/Data grid/Windows',
  component: DataGrid<Request>,
  args: { ...gridArgs, columns: requestColumns, selectable: true, bulkActions, onSelectionChange },
  render: (args) => <Host {...args} />,
});
const lastSelection = () => onSelectionChange.mock.lastCall![0];

export const Scrolls = meta.story({
  name: 'Rows that are not loaded stand as skeletons, keep the focus, and are fetched where the reader is',
  play: async ({ canvasElement }) => {
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '20001');
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{Control>}{End}{/Control}');
    const last = focused();
    await expect(last.closest('[role=row]')).toHaveAttribute('aria-rowindex', '20001');
    await expect(last.closest('[role=row]')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(server.asked).toEqual([249]));
    server.answer();
    await waitFor(() => expect(last.closest('[role=row]')).not.toHaveAttribute('aria-busy'));
    await expect(focused()).toBe(last);
    await expect(last.closest('[role=row]')).toHaveTextContent(ALL.at(-1)!.reference);
  },
});

export const Selects = meta.story({
  name: 'Select all means every row that passes, loaded or not; single rows are taken out of it',
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvas, canvasElement, globals }) => {
    const boxes = () => canvas.getAllByRole('checkbox');
    await userEvent.click(boxes()[1]!);
    await expect(lastSelection().every).toBe(false);
    const total = globals['language'] === 'fr' ? '20\u00a0000' : '20,000';
    await userEvent.click(canvas.getByRole('button', { name: filled(strings().selectAllCount, { total }) }));
    await expect(lastSelection()).toMatchObject({ count: 20_000, every: true });
    await expect(lastSelection().ids()).toEqual([]);
    await userEvent.click(boxes()[2]!);
    await expect(lastSelection()).toMatchObject({ count: 19_999, every: true });
    await expect(lastSelection().ids()).toEqual(['r1']);
    // A row loaded later is selected like the others.
    gridOf(canvasElement).scrollTop = 100_000;
    await waitFor(() => expect(server.asked).toContain(25));
    server.answer();
    await waitFor(() =>
      expect(cell(canvasElement, 2_001, 1).closest('[role=row]')).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: strings().clearSelection }));
    await expect(lastSelection()).toMatchObject({ count: 0, every: false });
  },
});

export const Ranges = meta.story({
  name: 'A range over rows that are not loaded is refused, and says why',
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    gridOf(canvasElement).scrollTop = 100_000;
    await waitFor(() => expect(server.asked).toContain(25));
    server.answer();
    await waitFor(() => expect(cell(canvasElement, 2_001, 1).querySelector('input')).not.toBeNull());
    await shiftClick(cell(canvasElement, 2_001, 1).querySelector('input')!);
    await announced(strings().rangeNotLoaded);
    await expect(lastSelection().count).toBe(1);
    await expect(lastSelection().ids()).toEqual(['r0']);
  },
});

export const Filters = meta.story({
  name: 'A filter offers the values that the host counted, and the host sorts and filters',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: filled(strings().filter, { column: 'State' }) }),
    );
    const filter = await panel();
    const [option] = stateOptions;
    const box = await filter.findByRole('checkbox', { name: new RegExp(`${option!.label}.*4[,\\s]000`) });
    await userEvent.click(box);
    await userEvent.click(filter.getByRole('button', { name: strings().apply }));
    await waitFor(() => expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '4001'));
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await expect(head(canvasElement, 'title')).toHaveAttribute('aria-sort', 'ascending');
  },
});
