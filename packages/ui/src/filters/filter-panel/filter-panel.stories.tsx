import type { Filters } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import {
  BLOCKS,
  CHOSEN,
  COUNTRIES,
  ENTITIES,
  HIDDEN,
  MANY,
  PERIOD,
  REFERENCE,
  SERVICES,
  STATES,
  TAGS,
} from '../filters.fixture.js';
import { FilterPanel, type FilterPanelProps } from './index.js';

/** Host that stores the filters, as the portal does in the URL. */
function Host({ value, onValueChange, ...props }: FilterPanelProps) {
  const [filters, setFilters] = useState<Filters>(value);
  return (
    <FilterPanel
      {...props}
      value={filters}
      onValueChange={(next) => {
        setFilters(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Filters/Filter panel',
  component: FilterPanel,
  render: (args) => <Host {...args} />,
  decorators: [(Story) => <div className="w-224">{Story()}</div>],
  args: {
    blocks: [SERVICES, STATES, REFERENCE],
    value: {},
    onValueChange: fn(),
    markOf: (field, value) =>
      field === 'state' && value === 'ACTION_REQUIRED' ? ('action' as const) : undefined,
  } satisfies FilterPanelProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).filters.panel;

export const Default = meta.story({
  name: 'Entries are chosen by mouse and by keyboard, and taken back together',
  tags: ['SRCH-013', 'DS-087', 'DS-134'],
  play: async ({ canvas, args, globals }) => {
    const documents = canvas.getByRole('checkbox', { name: 'Documents' });
    await userEvent.click(documents);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ service: ['DOCUMENTS'] });
    canvas.getByRole('checkbox', { name: 'Requests' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ service: ['DOCUMENTS', 'REQUESTS'] });
    const clear = strings(globals).clearLabel_one.replace('{{figure}}', '1');
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(documents).not.toBeChecked();
  },
});

export const Counts = meta.story({
  name: 'Counts above 99 are 99+, and said in full',
  tags: ['SRCH-016'],
  args: { blocks: [STATES] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    const full = globals['language'] === 'fr' ? '1\u00a0284' : '1,284';
    await expect(canvas.getByRole('checkbox', { name: 'Closed' })).toHaveAccessibleDescription(
      strings(globals).results_other.replace('{{figure}}', full),
    );
  },
});

export const Hidden = meta.story({
  name: 'A hidden block is not shown',
  tags: ['SRCH-011'],
  args: { blocks: [STATES, HIDDEN] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
});

export const Levels = meta.story({
  name: 'Entries stand for those under them; some of them is mixed',
  tags: ['SRCH-012'],
  args: { blocks: [COUNTRIES], value: { country: ['NL'] } },
  play: async ({ canvas, args, globals }) => {
    const europe = canvas.getByRole('checkbox', { name: 'Western Europe' });
    await expect(europe).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Netherlands' })).toBeChecked();
    await userEvent.click(europe);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: ['NL', 'DE', 'FR'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Germany' }));
    await expect(europe).toBePartiallyChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'Sweden' })).toBeNull();
    const open = strings(globals).expand.replace('{{label}}', 'Nordic countries');
    canvas.getByRole('button', { name: open }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Sweden' })).toBeVisible();
  },
});

export const OneLevel = meta.story({
  name: 'Without levels no children are shown',
  tags: ['SRCH-012'],
  args: { blocks: [{ ...COUNTRIES, isMultiLevel: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
});

export const Long = meta.story({
  name: 'Above 4 entries scroll at 140 px, above 15 have a search box',
  tags: ['SRCH-017', 'SRCH-018'],
  args: { blocks: [SERVICES, ENTITIES] },
  play: async ({ canvas, globals }) => {
    const lists = canvas.getAllByRole('list');
    await expect(lists[0]!.clientHeight).toBeLessThanOrEqual(140);
    await expect(lists[1]!.clientHeight).toBeLessThanOrEqual(140);
    await expect(lists[1]!.scrollHeight).toBeGreaterThan(140);
    const label = strings(globals).searchIn.replace('{{title}}', 'Legal entity');
    const box = canvas.getByRole('searchbox', { name: label });
    await expect(canvas.getAllByRole('searchbox')).toHaveLength(1);
    await userEvent.type(box, 'osterreich');
    await expect(within(lists[1]!).getByRole('checkbox', { name: 'Halden Österreich GmbH' })).toBeVisible();
    await expect(within(lists[1]!).getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.clear(box);
    await userEvent.type(box, 'peru');
    await expect(canvas.getByText(strings(globals).noMatch)).toBeVisible();
  },
});

export const Short = meta.story({
  name: 'Four entries do not scroll, fifteen have no search box',
  tags: ['SRCH-017', 'SRCH-018'],
  args: {
    blocks: [
      { ...SERVICES, items: SERVICES.items.slice(0, 4) },
      { ...ENTITIES, items: ENTITIES.items.slice(0, 15) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(getComputedStyle(canvas.getAllByRole('list')[0]!).overflowY).toBe('visible');
    await expect(getComputedStyle(canvas.getAllByRole('list')[1]!).overflowY).toBe('auto');
  },
});

export const VeryLong = meta.story({
  name: 'Fifty entries are drawn, and those that are chosen',
  tags: ['SRCH-020'],
  args: { blocks: [MANY], value: { product: ['P118'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(51);
    await expect(canvas.getByRole('checkbox', { name: 'Product 119' })).toBeChecked();
  },
});

export const Dates = meta.story({
  name: 'Either end of a period may be open',
  tags: ['SRCH-014'],
  args: { blocks: [PERIOD], value: { date: { dateFrom: '2026-05-20' } } },
  play: async ({ canvas, args, globals }) => {
    const { from, to } = strings(globals);
    // The code of the block is loaded when it is first shown.
    const first = await canvas.findByRole('textbox', { name: `Period ${from}` });
    const last = canvas.getByRole('textbox', { name: `Period ${to}` });
    await userEvent.type(last, globals['language'] === 'fr' ? '20/11/2026{Enter}' : '11/20/2026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      date: { dateFrom: '2026-05-20', dateTo: '2026-11-20' },
    });
    await userEvent.clear(first);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ date: { dateTo: '2026-11-20' } });
  },
});

export const Text = meta.story({
  name: 'A text filters 500 ms after the last key, at once by Enter',
  tags: ['SRCH-015'],
  args: { blocks: [REFERENCE] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Reference contains' });
    await userEvent.type(field, ' G-77');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ reference: 'G-77' }));
    await userEvent.type(field, '120{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ reference: 'G-77120' });
    await userEvent.type(field, '{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
});

export const Tags = meta.story({
  name: 'Tags are found in a field and stand in it',
  tags: ['SRCH-010', 'SRCH-019'],
  args: { blocks: [TAGS], value: { tag: ['trade'] } },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: /^Tag/ });
    await userEvent.type(field, 'mt7{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ tag: ['trade', 'mt760'] });
    await userEvent.keyboard('{Escape}');
  },
});

export const Folded = meta.story({
  name: 'The title folds a block; what is chosen stays counted',
  tags: ['DS-134'],
  args: { blocks: [SERVICES], value: { service: ['DOCUMENTS'] } },
  play: async ({ canvas, globals }) => {
    const chosen = strings(globals).chosen_one.replace('{{figure}}', '1');
    const title = canvas.getByRole('button', { name: `Service ${chosen}` });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    title.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Documents' })).toBeChecked();
  },
});

export const QA = meta.story({
  args: { blocks: BLOCKS, value: CHOSEN },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
