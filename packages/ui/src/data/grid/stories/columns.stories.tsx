import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { fingerDrag, mouseDrag, pointOf } from '../../../controls/drag/drag.fixture.js';
import { Button } from '../../../controls/index.js';
import { ColumnsPanel, DataGrid, type DataGridColumn, type GridState } from '../index.js';
import { gridArgs, requestColumns, type Request } from './fixture.js';
import { cell, filled, focused, gridOf, head, keys, strings } from './play.js';

const onStateChange = fn<(state: GridState) => void>();
const meta = preview.meta({
  title: 'Data/Data grid/Columns',
  component: DataGrid<Request>,
  args: { ...gridArgs, onStateChange },
});
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[role=columnheader]')]
    .sort((a, b) => Number(a.getAttribute('aria-colindex')) - Number(b.getAttribute('aria-colindex')))
    .map((one) => one.dataset['column']);

/** Centre of an element after moving it by `dx`. */
const beside = (element: HTMLElement, dx: number) => {
  const { clientX, clientY } = pointOf(element);
  return { clientX: clientX + dx, clientY };
};
/** The code for dragging is loaded after the grid. */
const dragsReady = async () => {
  await import('../header/header-drags.js');
  await nextFrame();
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
/** Drags an element by its centre with the mouse. */
const drag = async (from: HTMLElement, dx: number, release = true) => {
  await dragsReady();
  const press = await mouseDrag(from, beside(from, dx));
  if (release) press.release();
};

export const ResizeByMouse = meta.story({
  name: 'Dragging the edge resizes, Escape gives the width back, a double click fits the content',
  tags: ['REQ-017'],
  play: async ({ canvasElement }) => {
    const column = () => head(canvasElement, 'service');
    const handle = () => column().querySelector<HTMLElement>('[data-grid-resize]')!;
    await drag(handle(), 60);
    await expect(widthOf(column())).toBe(224);
    await expect(widthOf(cell(canvasElement, 0, 4))).toBe(224);
    await expect(onStateChange.mock.lastCall?.[0].columnSizing).toEqual({ service: 224 });
    await drag(handle(), 80, false);
    await expect(widthOf(column())).toBe(304);
    await keys('{Escape}');
    await waitFor(() => expect(widthOf(column())).toBe(224));
    await userEvent.dblClick(handle());
    await waitFor(() => expect(widthOf(column())).toBeLessThan(200));
    const widest = [...canvasElement.querySelectorAll('[role=gridcell][aria-colindex="4"]')];
    await expect(widest.every((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await drag(handle(), -900);
    await expect(widthOf(column())).toBe(64);
  },
});

export const ResizeByTouch = meta.story({
  name: 'A finger on the edge resizes; a finger on a head moves nothing',
  tags: ['REQ-017'],
  play: async ({ canvasElement }) => {
    await dragsReady();
    const edge = head(canvasElement, 'service').querySelector<HTMLElement>('[data-grid-resize]')!;
    const before = order(canvasElement);
    const resize = await fingerDrag(edge, beside(edge, 40));
    await expect(widthOf(head(canvasElement, 'service'))).toBe(204);
    resize.release();
    const label = head(canvasElement, 'service');
    const scroll = await fingerDrag(label, beside(head(canvasElement, 'amount'), 0));
    scroll.release();
    await expect(order(canvasElement)).toEqual(before);
    await expect(widthOf(head(canvasElement, 'service'))).toBe(204);
  },
});

export const ResizeByKeyboard = meta.story({
  name: 'Shift and arrows on a head resize',
  tags: ['REQ-017'],
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{ArrowUp}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await expect(widthOf(head(canvasElement, 'service'))).toBe(180);
    await expect(focused()).toBe(head(canvasElement, 'service'));
  },
});

export const MoveByKeyboard = meta.story({
  name: 'Ctrl, Shift and arrows on a head move the column, and the focus goes with it',
  tags: ['REQ-017'],
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{ArrowUp}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(order(canvasElement).slice(0, 4)).toEqual(['favourite', 'state', 'service', 'title']);
    await expect(focused()).toBe(head(canvasElement, 'service'));
    await keys('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect(order(canvasElement).slice(0, 4)).toEqual(['favourite', 'service', 'state', 'title']);
  },
});

export const MoveByMouse = meta.story({
  name: 'Dragging a head moves the column; Escape gives up',
  tags: ['REQ-017'],
  play: async ({ canvasElement }) => {
    const target = head(canvasElement, 'amount').getBoundingClientRect();
    const from = head(canvasElement, 'service').getBoundingClientRect();
    const distance = target.x + target.width / 2 - (from.x + from.width / 2);
    await drag(head(canvasElement, 'service'), distance, false);
    await keys('{Escape}');
    await expect(order(canvasElement).indexOf('service')).toBe(3);
    await drag(head(canvasElement, 'service'), distance);
    await waitFor(() => expect(order(canvasElement).indexOf('service')).toBe(5));
    await expect(head(canvasElement, 'service')).not.toHaveAttribute('aria-sort');
  },
});

function WithPanel() {
  const [state, setState] = useState<Partial<GridState>>({});
  return (
    <div className="grid gap-8">
      <ColumnsPanel
        trigger={<Button className="justify-self-end">Columns</Button>}
        columns={requestColumns}
        state={state}
        onStateChange={(columns) => setState((old) => ({ ...old, ...columns }))}
      />
      <DataGrid {...gridArgs} state={state} onStateChange={setState} />
    </div>
  );
}

export const Panel = meta.story({
  name: 'The columns panel hides, moves, pins and resets by buttons',
  tags: ['REQ-017'],
  render: () => <WithPanel />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Title' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Service' }));
    await expect(order(canvasElement)).not.toContain('service');
    await userEvent.click(
      dialog.getByRole('button', { name: filled(strings().moveEarlier, { column: 'Title' }) }),
    );
    await expect(order(canvasElement).slice(0, 3)).toEqual(['favourite', 'title', 'state']);
    await userEvent.click(dialog.getByRole('button', { name: filled(strings().pin, { column: 'Amount' }) }));
    await expect(order(canvasElement)[0]).toBe('amount');
    await userEvent.click(dialog.getByRole('button', { name: strings().resetColumns }));
    await expect(order(canvasElement)).toEqual(requestColumns.map(({ id }) => id));
  },
});

const many: DataGridColumn<Request>[] = [
  ...requestColumns.slice(0, 3),
  ...Array.from({ length: 40 }, (_, i): DataGridColumn<Request> => ({
    id: `extra${i}`,
    header: `Extra ${i}`,
    value: (row) => `${row.reference} ${i}`,
    width: 140,
  })),
  ...requestColumns.slice(3),
];

export const PinnedAndVirtual = meta.story({
  name: 'Pinned columns stay at both ends while only the columns in view are drawn',
  args: {
    columns: many,
    selectable: true,
    initialState: { columnPinning: { start: ['favourite', 'state', 'title'], end: ['actions'] } },
  },
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await expect(grid).toHaveAttribute('aria-colcount', '49');
    const drawn = () => canvasElement.querySelectorAll('[aria-rowindex="2"] > *').length;
    await expect(drawn()).toBeLessThan(16);
    grid.scrollLeft = 2_000;
    await waitFor(() => expect(head(canvasElement, 'extra14')).toBeInTheDocument());
    await expect(drawn()).toBeLessThan(16);
    const edge = grid.getBoundingClientRect();
    await expect(head(canvasElement, 'state').getBoundingClientRect().left).toBeLessThan(edge.left + 120);
    await expect(Math.round(head(canvasElement, 'actions').getBoundingClientRect().right)).toBe(
      Math.round(edge.left + grid.clientWidth),
    );
    // By keyboard to the last column and back: the focused cell is fully visible and not below a pinned column.
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{ArrowRight}{ArrowRight}');
    await expect(focused()).toHaveAttribute('aria-colindex', '6');
    const pinnedEdge = head(canvasElement, 'title').getBoundingClientRect().right;
    await expect(focused().getBoundingClientRect().left).toBeGreaterThanOrEqual(Math.floor(pinnedEdge));
    await keys('{End}');
    await expect(focused()).toHaveAttribute('aria-colindex', '49');
  },
});
