import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { REQUESTS } from '../requests.fixture.js';
import {
  boardArgs,
  BoardHost,
  boardStrings,
  MANY_TO_CLOSE,
  TO_CLOSE,
  OF_THE_BANK,
} from './board-host.fixture.js';
import { RequestsBoard } from './index.js';

const meta = preview.meta({
  title: 'Requests/Requests board/Use',
  component: RequestsBoard,
  parameters: { layout: 'fullscreen' },
  // The code loaded when the pointer is near it.
  loaders: [
    async () => ({
      panel: await import('../../data/grid/columns/columns-panel.js'),
      filter: await import('../../data/grid/filter/filter-popover.js'),
      drawer: await import('./board-filter-drawer.js'),
    }),
  ],
  render: (args) => <BoardHost {...args} />,
  args: { ...boardArgs(), newRequestHref: '#new', onExport: fn() },
});

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headsOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  texts(canvas.getAllByRole('columnheader'));
const titlesOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  texts(canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link')));

export const FilterSortSelectClose = meta.story({
  name: 'Filters, sorts, selects and quick-closes the requests of the grid',
  tags: ['DS-130'],
  args: {
    tab: 'to-close' as const,
    requests: TO_CLOSE,
    onClose: fn(async () => {}),
  },
  play: async ({ canvas, globals, args }) => {
    const { grid, requests } = boardStrings(globals);
    const { board } = requests;
    const filterOf = (column: string) => grid.filter.replace('{{column}}', column);
    // Filters by a column, from its header.
    await userEvent.click(canvas.getByRole('button', { name: filterOf(board.columns.service) }));
    const panel = within(await screen.findByRole('dialog'));
    for (const name of [/Signatories/, /Financing/, /KYC review/]) {
      await userEvent.click(panel.getByRole('checkbox', { name }));
    }
    await userEvent.click(panel.getByRole('button', { name: grid.show_other.replace('{{total}}', '3') }));
    await waitFor(() => expect(titlesOf(canvas)).toHaveLength(3));
    await expect(titlesOf(canvas).toSorted()).toEqual(
      TO_CLOSE.filter(({ serviceName }) => /^(Signatories|Financing|KYC review)/.test(serviceName))
        .map((request) => request.title)
        .toSorted(),
    );

    // Sorts by title, in both directions.
    const title = canvas.getByRole('button', { name: board.columns.title });
    await userEvent.click(title);
    const ascending = titlesOf(canvas);
    await expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b)));
    await userEvent.click(title);
    await expect(titlesOf(canvas)).toEqual(ascending.toReversed());

    // Selects the first of them by keyboard, the last by mouse.
    const boxes = canvas.getAllByRole('checkbox');
    canvas.getAllByRole('rowheader')[0]!.focus();
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[3]!);

    // Closes them after a confirmation that names them.
    await userEvent.click(await canvas.findByRole('button', { name: board.closing.button }));
    const question = within(await screen.findByRole('alertdialog'));
    const named = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(named).toHaveLength(2);
    await userEvent.click(
      question.getByRole('button', { name: board.closing.confirm_other.replace('{{figure}}', '2') }),
    );
    const [closed] = (args.onClose as ReturnType<typeof fn>).mock.lastCall as [typeof REQUESTS];
    await expect(closed.map((request) => request.title).toSorted()).toEqual(
      [ascending[0]!, ascending[2]!].toSorted(),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const COLUMNS = [
  'favorite',
  'state',
  'title',
  'service',
  'legalEntities',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

export const Columns = meta.story({
  name: 'Favourite, state, title, service, legal entities, creator, creation, last update; a mark on what is unseen',
  tags: ['REQ-015'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { board, favorite } = boardStrings(globals).requests;
    await expect(headsOf(canvas)).toEqual(COLUMNS.map((id) => board.columns[id]));
    const grid = canvas.getByRole('grid');
    const rows = within(grid).getAllByRole('row').slice(1);
    for (const [index, request] of REQUESTS.entries()) {
      const row = within(rows[index]!);
      await expect(rows[index]).toHaveTextContent(request.title);
      await expect(rows[index]).toHaveTextContent(request.reference);
      const star = favorite[request.favorite ? 'remove' : 'add'].replace('{{title}}', request.title);
      await expect(row.getByRole('button', { name: star })).toBeVisible();
      for (const text of [request.serviceName, request.legalEntities[0]!.longName, request.createdBy]) {
        await expect(row.getByText(text, { exact: true, ignore: '.text-caption' })).toBeVisible();
      }
      // The creation date; the last update and its author below.
      const [created, updated] = row.getAllByRole('gridcell').slice(-2);
      await expect(created).toHaveTextContent(/\d/);
      const updater = request.lastUpdateByMe
        ? boardStrings(globals).requests.me
        : request.lastUpdaterFullName;
      await expect(updated).toHaveTextContent(new RegExp(`^\\S.+${updater}$`));
      // Unseen requests have an ink edge and a semibold title.
      await expect(rows[index]!.hasAttribute('data-unread')).toBe(request.unseen);
      const weight = getComputedStyle(row.getByRole('rowheader')).fontWeight;
      await expect(weight).toBe(request.unseen ? '600' : '400');
    }
  },
});

/** The width of the board at 1440: the window less margins and scroll bar gutter. */
const WIDTH = 1377;

export const ColumnsFit = meta.story({
  name: 'All columns fit the place that a window of 1440 px leaves',
  render: (args) => (
    <div className="w-1425">
      <BoardHost {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.clientWidth).toBe(WIDTH));
    await expect(grid.scrollWidth).toBe(WIDTH);
  },
});

export const ColumnsFitForTheBank = meta.story({
  name: 'Those of the bank fit too, contract and internal ids among them; the creator stands under the date',
  tags: ['REQ-014', 'REQ-015'],
  args: {
    audience: 'bank',
    requests: OF_THE_BANK,
  },
  render: ColumnsFit.input.render,
  play: async ({ canvas, globals }) => {
    const { columns } = boardStrings(globals).requests.board;
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.clientWidth).toBe(WIDTH));
    await expect(grid.scrollWidth).toBe(WIDTH);
    const shown = [...COLUMNS.filter((id) => id !== 'createdBy'), 'contract', 'internalIds'] as const;
    await expect(headsOf(canvas)).toEqual(shown.map((id) => columns[id]));
    const row = within(grid).getAllByRole('row')[3]!;
    for (const text of ['Halden 00418', 'CCM-7781204', 'Claire Vasseur']) {
      await expect(row).toHaveTextContent(text);
    }
  },
});

export const OneScroll = meta.story({
  name: 'Where the window is lower than the rows, they alone scroll; the bar of the selection stays in view',
  tags: ['REQ-018'],
  args: { tab: 'to-close' as const, requests: MANY_TO_CLOSE, onClose: fn(async () => {}) },
  globals: { viewport: { value: 'desktop' }, density: 'comfortable' },
  render: (args) => (
    <div className="flex h-700 flex-col" data-testid="window">
      <BoardHost {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { closing } = boardStrings(globals).requests.board;
    const frame = canvas.getByTestId('window');
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.clientHeight).toBeLessThan(700));
    await expect(frame.scrollHeight).toBe(700);
    await expect(grid.scrollHeight).toBeGreaterThan(2_000);

    // The last visible row is selected: the bar reduces the height, and the row stays visible.
    const rows = () => within(grid).getAllByRole('row').slice(1);
    const bottom = () => grid.getBoundingClientRect().bottom;
    const last = rows().findLast((row) => row.getBoundingClientRect().bottom <= bottom())!;
    const { textContent } = last;
    await userEvent.click(within(last).getByRole('checkbox'));
    const bar = (await canvas.findByRole('button', { name: closing.button })).closest('[data-page-actions]')!;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      frame.getBoundingClientRect().bottom,
    );
    await waitFor(() => {
      const chosen = rows().find((row) => row.textContent === textContent)!;
      return expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom() + 1);
    });
    await expect(frame.scrollHeight).toBe(700);
  },
});

const COUNTS = {
  state: [
    { value: 'ACTION_REQUIRED', label: 'Action required', count: 2 },
    { value: 'INPROGRESS', label: 'In progress', count: 3 },
  ],
  service: [{ value: 'KYC', label: 'KYC review', count: 1 }],
  legalEntities: [{ value: 'HALDE001', label: 'Halden Energy GmbH', count: 2 }],
};

export const FilterNames = meta.story({
  name: 'A filter that holds what no request of the list has is named, never shown as its code',
  args: {
    gridState: {
      columnFilters: [
        { id: 'service', value: { kind: 'set', values: ['DIGIPASS'] } },
        { id: 'legalEntities', value: { kind: 'set', values: ['FR009999'] } },
        { id: 'state', value: { kind: 'set', values: ['CANCELED'] } },
      ],
    },
    filterNames: { service: (code) => (code === 'DIGIPASS' ? 'Digipass' : undefined) },
  },
  play: async ({ canvas, globals }) => {
    const { filters, requests, requestSummary } = boardStrings(globals);
    const { columns } = requests.board;
    const list = await canvas.findByRole('list', { name: filters.applied.label });
    await expect(texts(within(list).getAllByRole('listitem'))).toEqual([
      `${columns.service}Digipass`,
      `${columns.legalEntities}${filters.applied.values_one.replace('{{figure}}', '1')}`,
      `${columns.state}${requestSummary.state.CANCELED}`,
    ]);
  },
});

export const OnAPhone = meta.story({
  name: 'On a phone: all filters and the order in a drawer, those in use over the list, the export beside the title',
  args: { filterCounts: COUNTS, onFiltersOpen: fn() },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals, args }) => {
    const { filters, requests, requestSummary } = boardStrings(globals);
    const { board } = requests;
    const opener = canvas.getByRole('button', { name: filters.list.open });
    await userEvent.click(opener);
    await expect(args.onFiltersOpen).toHaveBeenLastCalledWith(true);
    const drawer = within(await screen.findByRole('dialog', { name: filters.panel.title }));
    await expect(texts(drawer.getAllByRole('heading', { level: 3 }))).toEqual(
      COLUMNS.slice(1).map((id) => board.columns[id]),
    );
    await userEvent.click(drawer.getByRole('checkbox', { name: requestSummary.state.ACTION_REQUIRED }));
    await userEvent.click(drawer.getByRole('button', { name: board.quick.unread }));
    await userEvent.click(
      drawer.getByRole('button', { name: filters.list.show_other.replace('{{figure}}', '2') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      canvas.getAllByRole('listitem').filter((item) => item.matches('[aria-posinset]')),
    ).toHaveLength(2);

    const applied = within(await canvas.findByRole('list', { name: filters.applied.label }));
    await expect(applied.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: filters.list.openLabel_other.replace('{{figure}}', '2') }),
    ).toBeVisible();
    await userEvent.click(applied.getAllByRole('button')[0]!);
    await waitFor(() => expect(applied.getAllByRole('listitem')).toHaveLength(1));
    // The search keeps half of the line, even beside one short filter.
    const search = canvas.getByRole('searchbox', { name: board.search });
    await expect(search.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth * 0.4);
    await userEvent.click(canvas.getByRole('button', { name: filters.applied.clearAll }));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').filter((item) => item.matches('[aria-posinset]'))).toHaveLength(
        5,
      ),
    );

    await userEvent.click(canvas.getByRole('button', { name: board.export }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    // The primary action stays at the bottom of the window; targets are at least 24 px.
    const primary = canvas.getByRole('link', { name: board.newRequest }).getBoundingClientRect();
    await expect(primary.bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const control of canvas.getAllByRole('button')) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
});

export const BulkBarOnAPhone = meta.story({
  name: 'On a phone the bar of the selection stays at the foot of the window, in place of the primary action',
  args: { tab: 'to-close' as const, requests: MANY_TO_CLOSE, onClose: fn(async () => {}) },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const { board } = boardStrings(globals).requests;
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    const button = await canvas.findByRole('button', { name: board.closing.button });
    const bar = button.closest('[data-page-actions]')!.getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
    await expect(canvas.queryByRole('link', { name: board.newRequest })).toBeNull();
    // Toasts are displayed above it.
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--page-bottom')).toBe(`${bar.height}px`),
    );
  },
});
