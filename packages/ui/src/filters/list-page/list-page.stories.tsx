import type { Filters } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/index.js';
import { Empty } from '../../feedback/index.js';
import { PlusIcon, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FilterText } from '../filter-panel/index.js';
import { BLOCKS, CHOSEN } from '../filters.fixture.js';
import { SavedSearches } from '../saved-searches/index.js';
import { SAVED } from '../saved-searches/saved-searches.fixture.js';
import { TimelineSlider } from '../timeline-slider/index.js';
import { ListPage, ListRow, ListRows, type ListPageProps } from './index.js';

const STEP = 10;
const onRetry = fn();
const NAMES = [
  'Guarantee in favour of Port of Rotterdam',
  'SWIFT confirmation MT760',
  'Statement of fees, October',
];
const TITLES = Array.from({ length: 24 }, (_, index) => `${NAMES[index % 3]}, ${index + 1}`);

/** Host with filters, order and pages of ten rows. */
function Host({ filters, onFiltersChange, onSortChange, sort, ...props }: ListPageProps) {
  const [value, setValue] = useState<Filters>(filters);
  const [order, setOrder] = useState(sort);
  const [shown, setShown] = useState(STEP);
  const change = (next: Filters) => {
    setValue(next);
    onFiltersChange(next);
  };
  return (
    <ListPage
      {...props}
      filters={value}
      onFiltersChange={change}
      sort={order}
      onSortChange={(next) => {
        setOrder(next);
        onSortChange?.(next);
      }}
    >
      <ListRows shown={shown} total={TITLES.length} step={STEP} onShowMore={() => setShown(shown + STEP)}>
        <ul className="border-t border-line-ink">
          {TITLES.slice(0, shown).map((title) => (
            <ListRow key={title} className="border-b border-line py-10">
              <a href="#document">{title}</a>
            </ListRow>
          ))}
        </ul>
      </ListRows>
    </ListPage>
  );
}

const meta = preview.meta({
  title: 'Filters/List page',
  component: ListPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    title: 'Documents',
    blocks: BLOCKS,
    filters: {},
    onFiltersChange: fn(),
    sorts: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
    ],
    sort: 'newest',
    onSortChange: fn(),
    search: (
      <FilterText
        aria-label="Search in documents"
        placeholder="Name or content"
        value=""
        onValueChange={() => {}}
      />
    ),
    state: { status: 'ready' as const, total: TITLES.length },
    empty: <Empty title="No document yet" help="What the bank sends you stands here." />,
  } satisfies ListPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).filters;

export const Default = meta.story({
  name: 'The count is announced; sort and filters go to the host',
  play: async ({ canvas, args, globals }) => {
    const { list } = strings(globals);
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses).toContain(list.results_other.replace('{{figure}}', '24'));
    await userEvent.click(await canvas.findByRole('combobox', { name: list.sort }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oldest first' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('oldest');
  },
});

export const More = meta.story({
  name: 'Show more focuses the first new row, by mouse and by keyboard',
  tags: ['SRCH-007'],
  play: async ({ canvas, globals }) => {
    const { navigation } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const more = (count: number) =>
      navigation.pagination[count === 1 ? 'showMore_one' : 'showMore_other'].replace(
        '{{count}}',
        String(count),
      );
    await userEvent.click(canvas.getByRole('button', { name: more(10) }));
    const row = (index: number) => canvas.getByRole('link', { name: TITLES[index]! }).closest('li');
    await waitFor(() => expect(row(10)).toHaveFocus());
    canvas.getByRole('button', { name: more(4) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row(20)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /24/ })).toBeNull();
  },
});

export const Sidebar = meta.story({
  name: 'From 1024 px the filters stand in a sidebar of 272 px that scrolls alone',
  args: { filters: CHOSEN },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals, args }) => {
    const panel = canvas.getByRole('region', { name: strings(globals).panel.title });
    await expect(panel.parentElement!.getBoundingClientRect().width).toBe(272);
    await expect(getComputedStyle(panel.parentElement!).overflowY).toBe('auto');
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Documents' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...CHOSEN, service: ['DOCUMENTS'] });
  },
});

export const Skip = meta.story({
  name: 'By keyboard the filters can be skipped',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { list } = strings(globals);
    const skip = canvas.getByRole('button', { name: list.skip });
    await expect(skip.getBoundingClientRect().width).toBeLessThan(2);
    skip.focus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(24);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(list.results_other.replace('{{figure}}', '24'))).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: list.sort })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  name: 'Under 1024 px the filters are a drawer that says how many results they leave',
  args: { filters: { service: ['DOCUMENTS'] } },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, args, globals }) => {
    const { list } = strings(globals);
    const name = list.openLabel_one.replace('{{figure}}', '1');
    const opener = canvas.getByRole('button', { name });
    await expect(canvas.queryByRole('region', { name: strings(globals).panel.title })).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: strings(globals).panel.title });
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Requests' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ service: ['DOCUMENTS', 'REQUESTS'] });
    await userEvent.click(
      within(drawer).getByRole('button', { name: list.show_other.replace('{{figure}}', '24') }),
    );
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Loading = meta.story({
  name: 'Loading: skeletons after 300 ms, the filters can be used',
  args: { state: { status: 'loading' } },
  play: async ({ canvas, globals }) => {
    const { feedback } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      feedback.loading,
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const LoadingFilters = meta.story({
  name: 'While the filters load their room is kept, and their button on a phone',
  args: { blocks: undefined },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: strings(globals).list.open })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const NothingMatches = meta.story({
  name: 'Nothing matches the filters',
  args: { filters: CHOSEN, state: { status: 'ready', total: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).list.noMatch.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: strings(globals).applied.clearAll })).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Nothing yet',
  args: { state: { status: 'ready', total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No document yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed: the reason, the support id, another try',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback, filters } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(filters.list.failed);
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  name: 'Refused: neither results nor filters',
  args: { state: { status: 'refused' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(strings(globals).list.refused.title);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Busy = meta.story({
  name: 'While others are on their way the results stay, and no count is said',
  args: { state: { status: 'ready', total: 24, busy: true } },
  play: async ({ canvas, globals }) => {
    const count = strings(globals).list.results_other.replace('{{figure}}', '24');
    await expect(canvas.queryByText(count)).toBeNull();
    await expect(canvas.getByRole('link', { name: TITLES[0]! })).toBeVisible();
  },
});

export const Whole = meta.story({
  name: 'With saved searches, a timeline and a primary action',
  args: {
    filters: CHOSEN,
    description: '132 documents, 2 unread',
    actions: <Button>Request a document</Button>,
    primaryAction: (
      <Button variant="primary" icon={PlusIcon}>
        Upload
      </Button>
    ),
    notice: <TimelineSlider className="mb-8" value={{ dateFrom: '2026-05-20' }} onValueChange={() => {}} />,
    saved: {
      title: 'Saved searches',
      count: SAVED.length,
      content: (
        <SavedSearches
          searches={SAVED}
          currentId="1"
          hrefOf={({ id }) => `#${id}`}
          onFavoriteChange={() => {}}
          onRename={() => {}}
          onShare={() => {}}
          onDelete={() => Promise.resolve()}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Upload' })).toHaveLength(1);
  },
});

export const QA = meta.story({
  args: { filters: CHOSEN },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
