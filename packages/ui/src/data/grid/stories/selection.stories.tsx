import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Checkbox } from '../../../controls/index.js';
import { contrast } from '../../../foundations/contrast.js';
import { DataGrid, type DataGridColumn, type DataGridProps, type GridSelection } from '../index.js';
import { ROW_CLASSES } from '../rows/classes.js';
import { bulkActions, gridArgs, requestColumns, type Request } from './fixture.js';
import { announced, cell, filled, gridOf, keys, shiftClick, strings } from './play.js';

const onSelectionChange = fn<(selection: GridSelection<Request>) => void>();
const meta = preview.meta({
  title: 'Data/Data grid/Selection',
  component: DataGrid<Request>,
  args: { ...gridArgs, selectable: true, bulkActions, onSelectionChange },
});
const lastCount = () => onSelectionChange.mock.lastCall?.[0].count;

export const ByMouse = meta.story({
  name: 'Boxes select, Shift selects a range, the head selects all; the bar is docked',
  play: async ({ canvas, canvasElement, args }) => {
    const boxes = () => canvas.getAllByRole('checkbox');
    await userEvent.click(boxes()[2]!);
    await expect(boxes()[2]).toBeChecked();
    await expect(boxes()[0]).toBePartiallyChecked();
    await announced(filled(strings().selected_one, { total: 1 }));
    await shiftClick(boxes()[5]!);
    await expect(lastCount()).toBe(4);
    await expect(onSelectionChange.mock.lastCall?.[0].ids()).toEqual(['r1', 'r2', 'r3', 'r4']);
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: filled(strings().selectAllCount, { total: 27 }) }),
    );
    await expect(lastCount()).toBe(27);
    await expect(boxes()[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: strings().clearSelection }));
    await expect(lastCount()).toBe(0);
    await expect(cell(canvasElement, 0, 1).closest('[role=row]')).toHaveAttribute('aria-selected', 'false');
  },
});

export const ByKeyboard = meta.story({
  name: 'Space selects, Shift and Space a range, Ctrl and A all',
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 1, 5));
    await keys(' ');
    await expect(lastCount()).toBe(1);
    await keys('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(lastCount()).toBe(3);
    await keys(' ');
    await expect(lastCount()).toBe(2);
    await keys('{Control>}a{/Control}');
    await expect(lastCount()).toBe(27);
    await keys('{Control>}a{/Control}');
    await expect(lastCount()).toBe(0);
    await keys('{Control>}{Home}{/Control}{ArrowUp}{Home}{Enter}');
    await expect(lastCount()).toBe(27);
  },
});

/** Background colours of a row by its class names: normal, hovered, selected, both. */
const GROUNDS = [...ROW_CLASSES.matchAll(/\[--row:(var\(--[\w-]+\))\]/g)].map(([, ground]) => ground!);

/** `rgb(18, 30, 26)` as `#121e1a`. */
const hexOf = (colour: string) =>
  `#${colour
    .match(/\d+/g)!
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

export const Contrast = meta.story({
  name: 'Every text of a row keeps 4.5:1 on every ground that the row has, hovered while selected too',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    const row = cell(canvasElement, 0, 1).closest<HTMLElement>('[role=row]')!;
    const texts = [...row.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    await expect(texts.length).toBeGreaterThan(5);
    await expect(GROUNDS).toHaveLength(4);
    for (const ground of GROUNDS) {
      // A script cannot hover, so the hover class is applied to the row.
      row.style.setProperty('--row', ground);
      const back = hexOf(getComputedStyle(row).backgroundColor);
      for (const text of texts) {
        const ratio = contrast(hexOf(getComputedStyle(text).color), back);
        await expect(ratio, `${text.textContent} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    row.style.removeProperty('--row');
  },
});

export const OnlyMatches = meta.story({
  name: 'Select all takes the rows that pass the filters',
  args: { initialState: { columnFilters: [{ id: 'state', value: { kind: 'set', values: ['sign'] } }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: strings().selectAll }));
    const expected = args.rows.filter(({ state }) => state === 'sign');
    await expect(onSelectionChange.mock.lastCall?.[0].ids()).toEqual(expected.map(({ id }) => id));
  },
});

/** A grid with buttons that set and remove a filter. */
function Filtered(args: DataGridProps<Request>) {
  const [on, setOn] = useState(false);
  return (
    <div className="flex h-full flex-col gap-8">
      <Checkbox label={FILTER} checked={on} onCheckedChange={setOn} />
      <div className="min-h-0 flex-1">
        <DataGrid {...args} state={{ columnFilters: on ? SIGN : NONE }} />
      </div>
    </div>
  );
}
const FILTER = 'To sign';
const SIGN = [{ id: 'state', value: { kind: 'set' as const, values: ['sign'] } }];
const NONE: typeof SIGN = [];

export const Hidden = meta.story({
  name: 'What was selected and is hidden by a filter is told, and taken back by mouse and keyboard',
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, args }) => {
    const hidden = args.rows.slice(0, 5).filter(({ state }) => state !== 'sign').length;
    const total = 5 - hidden;
    const filter = canvas.getByRole('checkbox', { name: FILTER });
    // After the checkbox beside the grid and the one in its header.
    const boxes = () => canvas.getAllByRole('checkbox').slice(2);
    const said = () =>
      filled(strings()[hidden === 1 ? 'hiddenSelected_one' : 'hiddenSelected_other'], { total: hidden });
    const select = async () => {
      await userEvent.click(boxes()[0]!);
      await shiftClick(boxes()[4]!);
      await expect(lastCount()).toBe(5);
      await userEvent.click(filter);
      await waitFor(() => expect(canvas.getByText(said())).toBeVisible());
      await announced(said());
      return canvas.getByRole('button', { name: strings().deselectHidden });
    };
    const left = async () => {
      await expect(lastCount()).toBe(total);
      await expect(canvas.queryByText(said())).toBeNull();
      const clear = canvas.getByRole('button', { name: strings().clearSelection });
      await expect(clear).toHaveFocus();
      await userEvent.click(clear);
      await userEvent.click(filter);
      await waitFor(() => expect(boxes().length).toBeGreaterThan(total));
    };
    await expect(Math.min(hidden, total)).toBeGreaterThan(0);
    await userEvent.click(await select());
    await left();
    (await select()).focus();
    await keys('{Enter}');
    await left();
  },
});

const drawn = new Map<string, number>();
const counting: DataGridColumn<Request>[] = requestColumns.map((column) =>
  column.id === 'service'
    ? {
        ...column,
        cell: ({ row }) => {
          drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1);
          return row.service;
        },
      }
    : column,
);

export const OneRow = meta.story({
  name: 'Selecting one row draws that row alone',
  args: { columns: counting, bulkActions: undefined },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getAllByRole('checkbox')[4]!;
    await userEvent.click(cell(canvasElement, 3, 1));
    drawn.clear();
    await userEvent.click(row);
    await waitFor(() => expect(drawn.size).toBeGreaterThan(0));
    await expect([...drawn.keys()]).toEqual(['r3']);
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-multiselectable', 'true');
  },
});
