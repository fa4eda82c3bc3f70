import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ARTICLE, FILM, PICTURE } from '../highlights.fixture.js';
import { ArticlePage, type ArticlePageProps } from './index.js';

const meta = preview.meta({
  title: 'Highlights/Article page',
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  args: {
    article: ARTICLE,
    back: { href: '#list', label: 'Highlights' },
    position: { index: 1, total: 7, nextHref: '#next' },
    hrefOf: ({ id, language }) => `#${id}-${language}`,
    tagHrefOf: (tag) => `#tag-${tag}`,
    picture: PICTURE,
    onPrint: fn(),
  } satisfies ArticlePageProps,
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).highlights;

export const Default = meta.story({
  name: 'Title, lead, text, date, tags, picture, source and related articles; a reader is listed no attachment',
  tags: ['DS-091', 'HIGH-009', 'HIGH-023', 'HIGH-015'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = words(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ARTICLE.title);
    await expect(canvas.getByText(ARTICLE.description)).toBeVisible();
    await expect(canvasElement.querySelector(`time[datetime="${ARTICLE.utcDate}"]`)).toHaveTextContent(
      /20.*2026/,
    );
    for (const tag of ARTICLE.tags)
      await expect(canvas.getByRole('link', { name: tag })).toHaveAttribute('href', `#tag-${tag}`);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PICTURE);
    await expect((await canvas.findByText(/Governing Council/)).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(canvas.getByText(ARTICLE.title)).toHaveAttribute('lang', 'en');
    await expect(
      canvas.getByRole('article'),
      'its controls are in the language of the page',
    ).not.toHaveAttribute('lang');
    await expect(canvas.getByRole('link', { name: new RegExp(t.article.source) })).toHaveAttribute(
      'href',
      ARTICLE.link!,
    );
    await expect(canvas.getByRole('link', { name: t.languages.fr })).toHaveAttribute('href', '#10000-fr');
    await expect(canvas.getByRole('list', { name: t.article.related }).children).toHaveLength(3);
    await expect(canvas.queryByText(t.article.attachments)).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.article.hide })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.article.print }));
    await expect(args.onPrint).toHaveBeenCalled();
  },
});

export const OfTheBank = meta.story({
  name: 'People of the bank are listed the attachments, one to be looked at or saved, or all',
  tags: ['HIGH-015', 'HIGH-017'],
  args: { attachments: { onOpen: fn(), onDownload: fn(), downloading: [] } },
  play: async ({ canvas, args, globals }) => {
    const t = words(globals);
    const list = canvas.getByRole('region', { name: new RegExp(t.article.attachments) });
    await userEvent.click(within(list).getByRole('button', { name: t.article.downloadAll }));
    await expect(args.attachments!.onDownload).toHaveBeenLastCalledWith(ARTICLE.attachments);
    const [file] = ARTICLE.attachments;
    await userEvent.click(within(list).getByRole('button', { name: file!.name }));
    await expect(args.attachments!.onOpen).toHaveBeenLastCalledWith(file);
    const { download } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).uploads.attachments;
    await userEvent.click(
      within(list).getByRole('button', { name: download.replace('{{name}}', file!.name) }),
    );
    await expect(args.attachments!.onDownload).toHaveBeenLastCalledWith([file]);
  },
});

export const NoAttachment = meta.story({
  name: 'An article without attachments says so to the bank',
  tags: ['HIGH-015'],
  args: {
    article: { ...ARTICLE, attachments: [] },
    attachments: { onOpen: fn(), onDownload: fn(), downloading: [] },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).article.noAttachment)).toBeVisible();
  },
});

export const Client = meta.story({
  name: 'A client who may create requests starts one with the attachments',
  tags: ['HIGH-016'],
  args: { requestHref: '#request' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: words(globals).article.request })).toHaveAttribute(
      'href',
      '#request',
    );
  },
});

export const Administrator = meta.story({
  name: 'An administrator hides the article',
  tags: ['HIGH-012', 'HIGH-013'],
  args: { onHiddenChange: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(globals).article.hide }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true);
  },
});

export const Hidden = meta.story({
  name: 'A hidden article says so, and is shown again',
  tags: ['HIGH-012', 'HIGH-014'],
  args: { article: { ...ARTICLE, isHidden: true, languages: ['en'] }, onHiddenChange: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = words(globals);
    await expect(canvas.getByText(t.hidden)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.article.show }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Video = meta.story({
  name: 'A video plays in the article, with its words below',
  tags: ['HIGH-008'],
  args: { article: { ...ARTICLE, ...FILM } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('video')).toBeVisible();
    await expect(await canvas.findByText(/Governing Council/)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    attachments: { onOpen: fn(), onDownload: fn(), downloading: [] },
    onHiddenChange: fn(),
    article: { ...ARTICLE, isHidden: true },
  },
});
