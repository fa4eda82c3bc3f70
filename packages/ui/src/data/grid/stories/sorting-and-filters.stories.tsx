import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { typedDate } from '../../../controls/index.js';
import { DataGrid } from '../index.js';
import { gridArgs, type Request } from './fixture.js';
import {
  announced,
  cell,
  filled,
  focused,
  gridOf,
  head,
  keys,
  panel,
  shiftClick,
  strings,
  texts,
} from './play.js';

const meta = preview.meta({
  title: 'Data/Data grid/Sorting and filters',
  // The filter panel is loaded when the filter button is hovered.
  loaders: [async () => ({ panel: await import('../filter/filter-popover.js') })],
  component: DataGrid<Request>,
  args: { ...gridArgs, onStateChange: fn() },
});

export const SortByMouse = meta.story({
  name: 'A press on a head sorts, turns, and gives up; Shift adds a level',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    await userEvent.click(button);
    await expect(head(canvasElement, 'service')).toHaveAttribute('aria-sort', 'ascending');
    await expect(texts(canvasElement, 'service', 2)).toEqual(['Account opening', 'Account opening']);
    await announced(filled(strings().sortedAscending, { column: 'Service' }));
    await userEvent.click(button);
    await expect(head(canvasElement, 'service')).toHaveAttribute('aria-sort', 'descending');
    await expect(texts(canvasElement, 'service', 1)).toEqual(['Signatories']);
    await shiftClick(canvas.getByRole('button', { name: 'Amount' }));
    await expect(head(canvasElement, 'amount')).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: /^Title/ }));
    await expect(head(canvasElement, 'service')).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: /^Title/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Title/ }));
    await expect(head(canvasElement, 'title')).not.toHaveAttribute('aria-sort');
    await announced(filled(strings().unsorted, { column: 'Title' }));
  },
});

export const SortByKeyboard = meta.story({
  name: 'Enter on a head sorts, Shift and Enter add a level; blanks stand last both ways',
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 0, 6));
    await keys('{ArrowUp}');
    await expect(focused()).toBe(head(canvasElement, 'amount'));
    await keys('{Enter}');
    await expect(texts(canvasElement, 'amount', 1)).toEqual(['0.00']);
    await keys('{Enter}');
    await expect(texts(canvasElement, 'amount', 1)[0]).not.toBe('');
    await keys('{ArrowLeft}{ArrowLeft}{Shift>}{Enter}{/Shift}');
    await expect(head(canvasElement, 'service')).toHaveTextContent('2');
    await expect(head(canvasElement, 'amount')).toHaveAttribute('aria-sort', 'descending');
  },
});

export const SetFilter = meta.story({
  name: 'A set filter: search, counts, live result, outlined funnel, clear',
  play: async ({ canvasElement, args }) => {
    const funnel = () => head(canvasElement, 'entities').querySelector<HTMLElement>('[data-grid-filter]')!;
    await userEvent.click(funnel());
    const dialog = await panel();
    await userEvent.type(dialog.getByRole('searchbox'), 'halden i');
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Iberia/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Italia/ }));
    const expected = args.rows.filter(({ entities }) =>
      entities.some((one) => one === 'Halden Iberia SL' || one === 'Halden Italia SpA'),
    ).length;
    await userEvent.click(
      dialog.getByRole('button', { name: filled(strings().show_other, { total: expected }) }),
    );
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(expected + 1));
    await announced(filled(strings().found_other, { total: expected }));
    await expect(funnel()).toHaveAccessibleName(filled(strings().filterActive, { column: 'Legal entities' }));
    await waitFor(() => expect(focused()).toBe(head(canvasElement, 'entities')));
    await userEvent.click(funnel());
    await userEvent.click((await panel()).getByRole('button', { name: strings().clear }));
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', '28');
  },
});

export const FilterByKeyboard = meta.story({
  name: 'Alt and Down open the filter; Enter shows, Escape gives up; focus returns to the head',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, 0, 4));
    await keys('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    const dialog = await panel();
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await keys('KYC{Enter}');
    const expected = args.rows.filter(({ service }) => service.includes('KYC')).length;
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(expected + 1));
    await waitFor(() => expect(focused()).toBe(head(canvasElement, 'service')));
    await keys('{Alt>}{ArrowDown}{/Alt}');
    await panel();
    await keys('{Escape}{Escape}');
    await waitFor(() => expect(focused()).toBe(head(canvasElement, 'service')));
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(expected + 1));
  },
});

export const NumberFilter = meta.story({
  name: 'A number filter: from and to, both inclusive',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(head(canvasElement, 'amount').querySelector('[data-grid-filter]')!);
    const dialog = await panel();
    await userEvent.type(dialog.getByLabelText(strings().atLeast), '500000');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: /^(Show|Afficher)/ }));
    const expected = args.rows.filter(({ amount }) => amount !== null && amount >= 500_000).length;
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(expected + 1));
  },
});

export const DateFilter = meta.story({
  name: 'A date filter: first and last day, both inclusive',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(head(canvasElement, 'updated').querySelector('[data-grid-filter]')!);
    const dialog = await panel();
    const day = typedDate('2026-11-19', document.documentElement.lang === 'fr' ? 'fr' : 'en');
    await userEvent.click(dialog.getByRole('textbox', { name: strings().from }));
    await keys(day);
    await userEvent.click(dialog.getByRole('textbox', { name: strings().to }));
    await keys(day);
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: /^(Show|Afficher)/ }));
    const expected = args.rows.filter(
      ({ updated }) => new Date(updated).toLocaleDateString('en-CA') === '2026-11-19',
    ).length;
    await expect(expected).toBeGreaterThan(0);
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(expected + 1));
  },
});

export const Search = meta.story({
  name: 'The search reads all text columns, without case or accents',
  args: { state: { globalFilter: 'FINANCING halden' } },
  play: async ({ canvasElement, args }) => {
    const expected = args.rows.filter(({ service }) => service === 'Financing').length;
    await expect(gridOf(canvasElement)).toHaveAttribute('aria-rowcount', String(expected + 1));
  },
});

export const Manual = meta.story({
  name: 'manual: rows stand as they come, and the host hears what is asked',
  args: { manual: true, initialState: { columnFilters: [] } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Service' }));
    await expect(texts(canvasElement, 'title', 1)[0]).toContain('Opening of a EUR current account');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sorting: [{ id: 'service', desc: false }] }),
    );
    await userEvent.click(head(canvasElement, 'state').querySelector('[data-grid-filter]')!);
    const dialog = await panel();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sign' }));
    await userEvent.click(dialog.getByRole('button', { name: strings().apply }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ columnFilters: [{ id: 'state', value: { kind: 'set', values: ['sign'] } }] }),
    );
  },
});
