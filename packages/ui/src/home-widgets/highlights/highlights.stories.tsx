import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { ARTICLES, INFORMATION } from '../home-widgets.fixture.js';
import { HighlightsWidget, type HighlightsWidgetProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Highlights',
  component: HighlightsWidget,
  args: { width: 2, articles: ARTICLES.slice(0, 3) } satisfies HighlightsWidgetProps,
});

export const Default = meta.story({
  name: 'Three articles, moved by buttons and arrow keys',
  tags: ['DS-047', 'WID-075', 'WID-076'],
  args: { href: '#highlights', articleHrefOf: ({ id }) => `#article-${id}` },
  play: async ({ canvas, globals }) => {
    const { data, homeWidgets } = stringsOf(globals);
    const position = (index: number) =>
      data.carousel.position.replace('{{index}}', String(index)).replace('{{total}}', '3');
    await expect(canvas.getByText(position(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: data.carousel.next }));
    await expect(canvas.getByText(ARTICLES[1]!.title)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText(position(1))).toBeVisible();
    const read = canvas.getByRole('link', { name: homeWidgets.articles.read });
    await expect(read).toHaveAttribute('href', '#article-10000');
  },
});

export const NoPage = meta.story({
  name: 'While there is no page of highlights nothing is linked',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Pictures = meta.story({
  name: 'An article has its picture beside the words, in its place before it has come; not in one column',
  tags: ['HIGH-018'],
  args: {
    width: 2,
    articles: ARTICLES.slice(0, 1).map((article) => ({ ...article, image: '/picture' })),
    pictureOf: () => INFORMATION.image!,
  },
  render: (args) => (
    <div className="grid gap-40">
      <HighlightsWidget {...args} />
      <HighlightsWidget {...args} pictureOf={() => undefined} />
      <HighlightsWidget {...args} width={1} />
    </div>
  ),
  parameters: SHEET,
  play: async ({ canvas }) => {
    const [shown, waiting, narrow] = canvas.getAllByRole('article');
    const picture = shown!.querySelector('img')!;
    await expect(picture).toHaveAttribute('src', INFORMATION.image);
    // The text beside it describes it.
    await expect(picture).toHaveAttribute('alt', '');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(waiting!.querySelector('img')).toBeNull();
    await expect(waiting!.offsetHeight).toBe(shown!.offsetHeight);
    await expect(narrow!.querySelector('img')).toBeNull();
  },
});

export const Whole = meta.story({
  name: 'Opened full width it shows the articles whole',
  args: { width: 4 },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('What matters is the tone.'))[0]).toBeVisible();
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-047', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-047', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-047', 'DS-026'],
  ...inColumns(3),
  args: { width: 3 },
});

const states = widgetStates({
  without: { articles: undefined },
  empty: { articles: [] },
  words: ({ homeWidgets }) => homeWidgets.articles,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-047'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-047', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-047', 'WID-005'],
  ...states.unavailable,
});

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <HighlightsWidget {...args} href="#highlights" articleHrefOf={() => '#article'} />
      <HighlightsWidget {...args} width={1} />
      <HighlightsWidget {...args} articles={[]} />
      <HighlightsWidget {...args} status="unavailable" />
    </div>
  ),
});
