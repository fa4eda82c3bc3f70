import type { Filters } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SavedSearches } from '../../filters/saved-searches/index.js';
import { SAVED } from '../../filters/saved-searches/saved-searches.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
import { GROUPS, resultOf, SEARCH_BLOCKS } from '../search.fixture.js';
import { SearchPage, type SearchPageProps } from './index.js';

const onRetry = fn();

/** Host with filters that shows twenty more requests on each click. */
function Host({ filters, onFiltersChange, groups, onShowMore, ...props }: SearchPageProps) {
  const [value, setValue] = useState<Filters>(filters);
  const [shown, setShown] = useState(groups);
  return (
    <SearchPage
      {...props}
      groups={shown}
      filters={value}
      onFiltersChange={(next) => {
        setValue(next);
        onFiltersChange(next);
      }}
      onShowMore={(type) => {
        onShowMore(type);
        const more = Array.from({ length: 20 }, (_, index) =>
          resultOf(100 + index, `Guarantee of the year ${index}`, 'Issued.', {
            category: [{ id: 'CLOSED', label: 'Closed' }],
          }),
        );
        setShown(
          shown.map((group) =>
            group.type === type ? { ...group, results: [...group.results, ...more] } : group,
          ),
        );
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Search/Search page',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    groups: GROUPS,
    services: [{ id: 'GUARANTEES', label: 'Guarantees', href: '#guarantees' }],
    blocks: SEARCH_BLOCKS,
    filters: { query: 'guarantee rotterdam' },
    onFiltersChange: fn(),
    state: { status: 'ready', total: 124 },
    saved: {
      title: 'Saved searches',
      count: 4,
      content: (
        <SavedSearches
          searches={SAVED}
          currentId="1"
          hrefOf={({ id }) => `#search-${id}`}
          onFavoriteChange={fn()}
          onRename={fn()}
          onDelete={() => Promise.resolve()}
        />
      ),
    },
    groupHref: (type) => (type === 'documents' ? '#documents' : undefined),
    hrefOf: ({ link }) => (link.startsWith('/contacts') ? undefined : `#${link}`),
    tagHref: ({ countryCode }) => (countryCode ? `#country-${countryCode}` : undefined),
    taggingOf: () => ({
      onSearch: () => Promise.resolve(AVAILABLE),
      newTag: madeTag,
      onSave: () => Promise.resolve(),
    }),
    onShowMore: fn(),
    tagSearch: {
      onSearch: () => Promise.resolve(AVAILABLE),
      onPick: fn(),
      chosen: [],
      often: AVAILABLE.slice(0, 3),
    },
    onSave: fn(),
    onShare: fn(),
  } satisfies SearchPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Groups by weight and sub-category, twenty more of one by its button',
  tags: ['DS-090', 'SRCH-004', 'SRCH-005', 'SRCH-006', 'SRCH-007'],
  play: async ({ canvas, args, globals }) => {
    const { navigation } = words(globals);
    const groups = canvas
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((text) => /^(Documents|Requests|Contacts)/.test(text));
    await expect(groups.map((text) => text.split(/\s/)[0])).toEqual(['Documents', 'Requests', 'Contacts']);
    const requests = within(canvas.getByRole('region', { name: /^Requests/ }));
    await expect(
      requests.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['In progress 6', 'Closed 115']);
    await expect(requests.getAllByRole('listitem', { hidden: false }).length).toBeGreaterThan(2);
    const more = requests.getByRole('button', {
      name: navigation.pagination.showMore_other.replace('{{count}}', '20'),
    });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowMore).toHaveBeenLastCalledWith('requests');
    await waitFor(() =>
      expect(requests.getByRole('link', { name: 'Guarantee of the year 0' }).closest('li')).toHaveFocus(),
    );
  },
});

export const Words = meta.story({
  name: 'The words are searched for by Enter and by the button; what matches is marked; a service is named',
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { search: t } = words(globals);
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks.slice(0, 2)).toEqual(['guarantee', 'Rotterdam']);
    await expect(canvas.getByRole('link', { name: 'Guarantees' })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: t.label });
    await userEvent.clear(field);
    await userEvent.type(field, ' swift {Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ query: 'swift' });
    await userEvent.type(field, 'er');
    await userEvent.click(canvas.getByRole('button', { name: t.submit }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ query: 'swift er' });
  },
});

export const ByTag = meta.story({
  name: 'The tag-search block finds a tag to search by, and offers those that stand beside it',
  tags: ['SRCH-003'],
  play: async ({ canvas, args, globals }) => {
    const { search: t } = words(globals);
    await userEvent.click(await canvas.findByRole('combobox', { name: t.byTag }));
    await userEvent.click(await screen.findByRole('option', { name: /^Germany/ }, { timeout: 4000 }));
    await expect(args.tagSearch!.onPick).toHaveBeenLastCalledWith(AVAILABLE[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Statement' }));
    await expect(args.tagSearch!.onPick).toHaveBeenLastCalledWith(AVAILABLE[1]);
  },
});

export const Saving = meta.story({
  name: 'A search in use can be saved and shared; the saved ones stand in the filter panel',
  tags: ['SRCH-001'],
  play: async ({ canvas, args, globals }) => {
    const { search: t, filters } = words(globals);
    await expect(canvas.getByRole('region', { name: filters.saved.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.share.open }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

export const Alike = meta.story({
  name: 'Nothing has exactly these words: it says that similar ones are shown',
  args: { isForgiving: true, filters: { query: 'guarentee' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).search.forgiving)).toBeVisible();
  },
});

export const Narrow = meta.story({
  name: 'On a phone the filters and the saved searches are drawers, and a group can be closed',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const { filters } = words(globals);
    const saved = () => canvas.getByRole('button', { name: filters.list.saved.replace('{{figure}}', '4') });
    await waitFor(() => expect(saved()).toHaveAttribute('aria-haspopup', 'dialog'));
    await userEvent.click(saved());
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('link', { name: /^Guarantees in Rotterdam/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const requests = within(canvas.getByRole('region', { name: /^Requests/ }));
    const toggle = requests.getByRole('button', { name: /^Requests/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(requests.queryByRole('listitem')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(requests.getAllByRole('listitem').length).toBeGreaterThan(2);
  },
});

export const Start = meta.story({
  name: 'Before a search there is nothing to save',
  args: { groups: [], services: [], filters: {}, state: { status: 'ready', total: 0 } },
  play: async ({ canvas, globals }) => {
    const { search: t } = words(globals);
    await expect(canvas.getByText(t.start.help)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t.save })).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: { state: { status: 'loading' }, groups: [], blocks: undefined, services: [] },
});

export const Nothing = meta.story({
  name: 'No search results',
  tags: ['SRCH-009'],
  args: { state: { status: 'ready', total: 0 }, groups: [], services: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).search.none.title)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed: the reason, the support id, another try',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry }, groups: [], services: [] },
  play: async ({ canvas, globals }) => {
    const { search: t, feedback } = words(globals);
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
