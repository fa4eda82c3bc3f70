import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ARTICLES, FILM, PICTURE } from '../highlights.fixture.js';
import { ArticleCard, type ArticleCardProps } from './index.js';

const meta = preview.meta({
  title: 'Highlights/Article card',
  component: ArticleCard,
  args: {
    article: ARTICLES[1]!,
    href: '#article',
    tagHrefOf: (tag) => `#${tag}`,
  } satisfies ArticleCardProps,
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).highlights;

export const Default = meta.story({
  name: 'Title, lead, date, source and tags; the title is the link, each tag one of its own',
  tags: ['DS-091', 'HIGH-023'],
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByRole('link', { name: args.article.title })).toHaveAttribute('href', '#article');
    await expect(canvas.getByRole('link', { name: 'Rates' })).toHaveAttribute('href', '#Rates');
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(words(globals).sources['market-research'])).toBeVisible();
  },
});

export const Lead = meta.story({
  name: 'The first of a list is larger, with its picture',
  args: { article: ARTICLES[0]!, lead: true, picture: PICTURE },
  play: async ({ canvas, canvasElement, globals, args }) => {
    await expect(canvas.getByRole('heading', { name: args.article.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(words(globals).read) })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PICTURE);
  },
});

export const Film = meta.story({
  name: 'A video says so, and how long it is',
  tags: ['HIGH-008'],
  args: { article: FILM },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).video.replace('{{length}}', '0:24'))).toBeVisible();
  },
});

export const Hidden = meta.story({
  name: 'What is hidden from clients says so to administrators',
  tags: ['HIGH-014'],
  args: { article: ARTICLES[4]! },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).hidden)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <>
      <ArticleCard {...args} article={ARTICLES[0]!} lead picture={PICTURE} />
      {ARTICLES.map((article) => (
        <ArticleCard key={article.id} {...args} article={article} />
      ))}
    </>
  ),
});
