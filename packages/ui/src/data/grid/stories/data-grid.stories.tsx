import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../../.storybook/modes.ts';
import { Button } from '../../../controls/index.js';
import { ErrorState } from '../../../feedback/index.js';
import { DataGrid } from '../index.js';
import { bulkActions, gridArgs, StateLabel, type Request } from './fixture.js';
import { cell, focused, gridOf, keys, strings } from './play.js';

const meta = preview.meta({ title: 'Data/Data grid', component: DataGrid<Request>, args: gridArgs });

export const Default = meta.story({
  name: 'Says how many rows and columns there are, whatever is drawn',
  tags: ['DS-016'],
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Requests' });
    await expect(grid).toHaveAttribute('aria-rowcount', '28');
    await expect(grid).toHaveAttribute('aria-colcount', '8');
    await expect(cell(canvasElement, 0, 3)).toHaveAttribute('role', 'rowheader');
    await expect(canvas.queryAllByRole('row').length).toBeLessThan(20);
  },
});

export const Loading = meta.story({
  name: 'Loading: skeletons in the places of the cells',
  tags: ['DS-022'],
  args: { rows: [], loading: true, selectable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('columnheader').length).toBe(9);
  },
});

export const Empty = meta.story({
  name: 'No rows',
  tags: ['DS-022'],
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings().empty)).toBeVisible();
  },
});

export const NoMatch = meta.story({
  name: 'No row matches the filters',
  tags: ['DS-022'],
  args: { initialState: { globalFilter: 'nothing has this' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings().emptyFiltered)).toBeVisible();
  },
});

const retry = fn();
export const Failed = meta.story({
  name: 'The rows could not be loaded',
  tags: ['DS-022'],
  args: { rows: [], error: <ErrorState title="The requests could not be loaded" onRetry={retry} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Réessayer/ }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Opening = meta.story({
  name: 'A press on a row or Enter opens it; a press on a widget does not',
  tags: ['REQ-013'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, 1, 4));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(args.rows[1]);
    await keys('{ArrowDown}{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(args.rows[2]);
    await userEvent.click(cell(canvasElement, 1, 1).querySelector('button')!);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);
  },
});

export const Addresses = meta.story({
  name: 'Rows with an address: the title is a link, and the row follows it',
  tags: ['REQ-013'],
  args: { getRowHref: (row: Request) => `#/requests/${row.id}` },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /Opening of a EUR current account$/ });
    await expect(link).toHaveAttribute('href', '#/requests/r0');
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) followed(event);
    });
    await userEvent.click(cell(canvasElement, 0, 4));
    await expect(followed).toHaveBeenCalledTimes(1);
    await keys('{Control>}');
    await userEvent.click(cell(canvasElement, 0, 4), { ctrlKey: true } as never);
    await keys('{/Control}{Enter}');
    await expect(followed).toHaveBeenCalledTimes(3);
  },
});

export const Grouped = meta.story({
  name: 'Groups open and close by mouse and keyboard',
  args: { initialState: { grouping: ['state'] } },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', '33');
    const first = canvasElement.querySelector<HTMLElement>('[data-grid-group]')!;
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(first.querySelector('[role=gridcell]')!);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(grid).toHaveAttribute('aria-rowcount', '27');
    await keys('{ArrowRight}');
    await expect(grid).toHaveAttribute('aria-rowcount', '33');
    await keys('{Enter}');
    await expect(grid).toHaveAttribute('aria-rowcount', '27');
  },
});

export const Children = meta.story({
  name: 'Child rows open and close by mouse and keyboard',
  args: {
    getChildren: (row: Request) =>
      row.id.includes('-')
        ? undefined
        : ['a', 'b'].map((part) => ({
            ...row,
            id: `${row.id}-${part}`,
            title: `${row.title} ${part}`,
            unread: false,
          })),
    defaultCollapsed: ['r1'],
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('treegrid');
    await expect(grid).toHaveAttribute('aria-rowcount', '80');
    await expect(cell(canvasElement, 1, 3).closest('[role=row]')).toHaveAttribute('aria-level', '2');
    await userEvent.click(canvas.getByRole('button', { name: strings().expand }));
    await expect(grid).toHaveAttribute('aria-rowcount', '82');
    await userEvent.click(cell(canvasElement, 0, 3));
    await keys('{ArrowLeft}');
    await expect(grid).toHaveAttribute('aria-rowcount', '80');
    await keys('{ArrowRight}');
    await expect(grid).toHaveAttribute('aria-rowcount', '82');
  },
});

const opened = fn();
export const Narrow = meta.story({
  name: 'Under 768 px the rows are a list',
  args: {
    selectable: true,
    className: 'h-[560px] w-[360px]',
    getRowHref: (row: Request) => `#${row.id}`,
    narrow: ({ row, unread, href }) => (
      <>
        <span className="flex justify-between gap-8 text-small">
          <StateLabel state={row.state} />
          <span className="text-caption text-ink-3">{row.reference}</span>
        </span>
        <a
          href={href}
          className={unread ? 'font-semibold' : undefined}
          onClick={(event) => {
            event.preventDefault();
            opened(row.id);
          }}
        >
          {row.title}
        </a>
        <span className="block text-caption text-ink-3">{row.entities.join(', ')}</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBe(27);
    await userEvent.click(items[1]!);
    await expect(opened).toHaveBeenLastCalledWith('r1');
    const box = canvas.getAllByRole('checkbox')[2]!;
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(focused()).toHaveAttribute('href', '#r2');
  },
});

export const Widgets = meta.story({
  name: 'F2 and Enter go into a cell, Escape comes back',
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{Control>}{ArrowLeft}{/Control}{F2}');
    await expect(focused()).toHaveAttribute('aria-label', 'Favourite: Opening of a EUR current account');
    await keys('{Escape}');
    await expect(focused()).toBe(cell(canvasElement, 0, 1));
    await keys('{F2}{ArrowDown}');
    await expect(focused()).toBe(cell(canvasElement, 1, 1));
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    selectable: true,
    selectedIds: ['r3', 'r4', 'r5'],
    bulkActions,
    initialState: {
      sorting: [
        { id: 'updated', desc: true },
        { id: 'state', desc: false },
      ],
      columnFilters: [
        { id: 'state', value: { kind: 'set', values: ['sign', 'answer', 'progress', 'colleague'] } },
      ],
    },
    footer: (
      <div className="flex h-44 items-center justify-between px-12 text-small text-ink-2">
        <span>1–22 of 22</span>
        <Button size="row">Next</Button>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '23');
  },
});
