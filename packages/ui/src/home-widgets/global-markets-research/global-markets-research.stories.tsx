import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { ARTICLES } from '../home-widgets.fixture.js';
import { GlobalMarketsResearch, type GlobalMarketsResearchProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Global markets research',
  component: GlobalMarketsResearch,
  args: { width: 1, articles: ARTICLES } satisfies GlobalMarketsResearchProps,
});

export const Default = meta.story({
  name: 'The newest notes, each a link where its page exists',
  tags: ['DS-029', 'WID-028'],
  args: { href: '#research', articleHrefOf: ({ id }) => `#article-${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const first = canvas.getByRole('link', { name: ARTICLES[0]!.title });
    await expect(first).toHaveAttribute('href', '#article-10000');
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
});

export const Internal = meta.story({
  name: 'For the bank’s staff: research is sent to clients',
  tags: ['DS-029', 'WID-029'],
  args: { articles: undefined, isInternal: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(stringsOf(globals).homeWidgets.articles.clientsOnly)).toBeVisible();
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-029', 'DS-026', 'WID-030'],
  ...inColumns(1),
  args: { width: 1 },
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-029', 'DS-026', 'WID-030'],
  ...inColumns(3),
  args: { width: 3 },
});

const states = widgetStates({
  without: { articles: undefined },
  empty: { articles: [] },
  words: ({ homeWidgets }) => ({ empty: homeWidgets.articles.researchEmpty }),
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-029'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-029', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-029', 'WID-005'],
  ...states.unavailable,
});

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <GlobalMarketsResearch {...args} width={3} className="md:col-span-2" />
      <GlobalMarketsResearch {...args} />
      <GlobalMarketsResearch {...args} articles={undefined} isInternal />
      <GlobalMarketsResearch {...args} articles={[]} />
      <GlobalMarketsResearch {...args} status="unavailable" />
    </div>
  ),
});
