import { expect, fireEvent, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FILM, PICTURE } from '../highlights.fixture.js';
import { ArticleVideo, type ArticleVideoProps } from './index.js';

const meta = preview.meta({
  title: 'Highlights/Article video',
  component: ArticleVideo,
  args: { title: FILM.title, video: FILM.video!, poster: PICTURE } satisfies ArticleVideoProps,
  decorators: [(Story) => <div className="max-w-measure">{Story()}</div>],
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).highlights.player;
const player = (element: HTMLElement) => element.querySelector('video')!;

export const Default = meta.story({
  name: 'The browser’s own player with a poster; captions in both languages, those of the page first',
  tags: ['DS-091', 'HIGH-008'],
  play: async ({ canvasElement, globals, args }) => {
    const video = player(canvasElement);
    await expect(video).toHaveAccessibleName(words(globals).label.replace('{{title}}', args.title));
    await expect(video).toHaveAttribute('poster', PICTURE);
    await expect(video.autoplay).toBe(false);
    await expect(video.controls).toBe(true);
    const tracks = [...canvasElement.querySelectorAll('track')];
    await expect(tracks.map(({ srclang }) => srclang)).toEqual(['en', 'fr']);
    await expect(tracks.find((track) => track.default)?.srclang).toBe(globals['language'] ?? 'en');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'A video that cannot be played says so, and is tried again on demand',
  play: async ({ canvas, canvasElement, globals }) => {
    await fireEvent.error(player(canvasElement));
    await expect(await canvas.findByText(words(globals).failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words(globals).retry }));
    await expect(player(canvasElement)).toBeVisible();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
