import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DataGrid, type DataGridColumn } from '../index.js';
import { gridArgs, makeRequests, type Request } from './fixture.js';
import { cell, focused, gridOf, head, keys, texts } from './play.js';

const hundredThousand = makeRequests(100_000);
const meta = preview.meta({
  title: 'Data/Data grid/Large',
  component: DataGrid<Request>,
  args: { ...gridArgs, rows: hundredThousand, selectable: true },
});

export const HundredThousand = meta.story({
  name: '100,000 rows: few elements, and every row is reached by keyboard',
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(700);
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{Control>}{End}{/Control}');
    await expect(focused()).toBe(cell(canvasElement, 99_999, 9));
    await keys('{PageUp}');
    await expect(focused().closest('[role=row]')).toHaveAttribute('aria-rowindex', '99992');
    await keys('{Control>}{Home}{/Control}');
    await expect(focused()).toBe(cell(canvasElement, 0, 1));
    await keys('{End}{ArrowDown}{ArrowLeft}');
    await expect(focused()).toBe(cell(canvasElement, 1, 8));
  },
});

export const FocusStays = meta.story({
  name: 'The focus stays in its cell when the row scrolls out of view',
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 2, 5));
    const focusedCell = focused();
    const grid = gridOf(canvasElement);
    grid.scrollTop = 500_000;
    await waitFor(() => expect(cell(canvasElement, 10_001, 5)).toBeInTheDocument());
    await expect(focused()).toBe(focusedCell);
    await expect(focusedCell.closest('[role=row]')).toHaveAttribute('aria-rowindex', '4');
    await keys('{ArrowDown}');
    await expect(focused()).toBe(cell(canvasElement, 3, 5));
    await expect(grid.scrollTop).toBeLessThan(200);
  },
});

export const SortAndFilter = meta.story({
  name: '100,000 rows sort by amount and filter by text',
  args: { initialState: { columnFilters: [{ id: 'service', value: { kind: 'text', text: 'kyc' } }] } },
  play: async ({ canvas, canvasElement, args }) => {
    const matching = args.rows.filter(({ service }) => service === 'KYC review');
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(matching.length + 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(head(canvasElement, 'amount')).toHaveAttribute('aria-sort', 'descending');
    const amounts = texts(canvasElement, 'amount', 5).map((text) => Number(text.replaceAll(',', '')));
    await expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  },
});

interface Line {
  id: string;
  number: number;
}
const lines: Line[] = Array.from({ length: 1_000_000 }, (_, number) => ({ id: String(number), number }));
const lineColumns: DataGridColumn<Line>[] = [
  { id: 'number', header: 'Number', type: 'number', primary: true, value: (line) => line.number },
  { id: 'double', header: 'Double', type: 'number', value: (line) => line.number * 2 },
];
const lineId = (line: Line) => line.id;

export const Million = meta.story({
  name: 'A million rows: higher than a browser can scroll, still to the last row',
  render: () => (
    <DataGrid label="Lines" rows={lines} columns={lineColumns} getRowId={lineId} className="h-[400px]" />
  ),
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await expect(grid.scrollHeight).toBeLessThan(17_000_000);
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() => expect(cell(canvasElement, 999_999, 1)).toHaveTextContent('999999'));
    const { bottom } = cell(canvasElement, 999_999, 1).getBoundingClientRect();
    await expect(Math.round(bottom)).toBeLessThanOrEqual(Math.round(grid.getBoundingClientRect().bottom));
    grid.scrollTop = grid.scrollHeight / 2;
    await waitFor(() => expect(cell(canvasElement, 999_999, 1)).toBeNull());
    await userEvent.click(canvasElement.querySelector<HTMLElement>('[role=rowheader]')!);
    await keys('{Control>}{Home}{/Control}');
    await expect(focused()).toBe(cell(canvasElement, 0, 1));
    await keys('{Control>}{ArrowDown}{/Control}');
    await expect(focused()).toBe(cell(canvasElement, 999_999, 1));
  },
});
