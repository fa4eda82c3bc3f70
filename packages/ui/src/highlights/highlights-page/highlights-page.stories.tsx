import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ARTICLE_BLOCKS, ARTICLES, NOTES, PICTURE } from '../highlights.fixture.js';
import { ResearchPanel } from '../research-panel/index.js';
import { HighlightsPage, type HighlightsPageProps } from './index.js';

/** Host that stores the filters. */
function Host({ filters, onFiltersChange, ...props }: HighlightsPageProps) {
  const [value, setValue] = useState(filters);
  return (
    <HighlightsPage
      {...props}
      filters={value}
      onFiltersChange={(next) => {
        setValue(next);
        onFiltersChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Highlights/Highlights page',
  component: HighlightsPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    category: null,
    tabHrefOf: (category) => `#tab-${category ?? 'all'}`,
    languages: ['en'],
    articles: ARTICLES,
    articleHrefOf: ({ id }) => `#article-${id}`,
    tagHrefOf: (tag) => `#tag-${tag}`,
    picture: PICTURE,
    blocks: ARTICLE_BLOCKS,
    filters: {},
    onFiltersChange: fn(),
    state: { status: 'ready', total: 24 },
    onShowMore: fn(),
    aside: (
      <ResearchPanel notes={NOTES} state={{ status: 'ready', total: 214 }} onAsk={fn()} allHref="#all" />
    ),
  } satisfies HighlightsPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Tabs with counts, filters, articles newest first, research beside them',
  tags: ['HIGH-001', 'HIGH-005', 'HIGH-006', 'HIGH-007', 'HIGH-010'],
  play: async ({ canvas, args, globals }) => {
    const { highlights: t, homeWidgets, navigation } = words(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    const tabs = canvas.getByRole('navigation', { name: t.tabs });
    await expect(tabs.querySelectorAll('a')).toHaveLength(8);
    await expect(tabs.querySelector('[aria-current=page]')).toHaveTextContent(/7/);
    await expect(
      canvas.getByRole('link', { name: new RegExp(homeWidgets.articles.category.MARKETS_TRENDS) }),
    ).toHaveAttribute('href', '#tab-MARKETS_TRENDS');
    await expect(canvas.getByRole('link', { name: ARTICLES[1]!.title })).toHaveAttribute(
      'href',
      '#article-10001',
    );
    await expect(canvas.getByRole('region', { name: t.research.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Rates/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      tags: ['Rates'],
    });
    await userEvent.click(
      canvas.getByRole('button', { name: navigation.pagination.showMore_other.replace('{{count}}', '18') }),
    );
    await expect(args.onShowMore).toHaveBeenCalled();
  },
});

export const Words = meta.story({
  name: 'Words are looked for in title and text',
  tags: ['HIGH-006'],
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: words(globals).highlights.search }),
      'swap{Enter}',
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ query: 'swap' });
  },
});

export const NoMatch = meta.story({
  name: 'Filters without results say so',
  tags: ['HIGH-022'],
  args: {
    filters: { tags: ['Rates'] },
    articles: [],
    state: { status: 'ready', total: 0 },
    aside: undefined,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).highlights.noMatch)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'A tab without articles says so',
  args: { category: 'CA', articles: [], state: { status: 'ready', total: 0 }, aside: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).highlights.empty)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Loading keeps the room',
  args: { articles: [], blocks: undefined, state: { status: 'loading' }, aside: undefined },
});

export const Failed = meta.story({
  name: 'What failed is tried again',
  args: { articles: [], state: { status: 'error', onRetry: fn(), supportId: 'a1b2c3d4' }, aside: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).highlights.failed)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Who may not read the articles is told so',
  args: { articles: [], state: { status: 'refused' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).filters.list.refused.title)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { filters: { tags: ['EUR'] } },
});
