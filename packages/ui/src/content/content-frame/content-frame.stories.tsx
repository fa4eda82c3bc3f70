import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { ContentFrame, type ContentFrameProps } from './index.js';

const onRetry = fn();
const onClose = fn();
const meta = preview.meta({
  title: 'Content/Content frame',
  component: ContentFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Trade finance',
    tab: 'one',
    tabs: [{ id: 'one', href: '#one', label: 'Product overview' }],
    state: { status: 'ready' },
    failed: 'The page could not be loaded',
    children: <p className="py-24">What the page says</p>,
  } satisfies ContentFrameProps,
});

export const Default = meta.story({
  name: 'A page of texts with its header and tabs',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trade finance' })).toBeVisible();
    await expect(canvas.getByText('What the page says')).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  name: 'Readers of the bank ask why they may not edit',
  args: { onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    const { askWhyChange } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback;
    await userEvent.click(canvas.getByRole('button', { name: askWhyChange }));
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
  },
});

export const Beside = meta.story({
  name: 'Documents stand beside the page',
  args: {
    panel: {
      block: 'one',
      title: 'Collections',
      documents: PUBLISHED,
      onClose,
      onOpen: fn(),
      onDownload: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Collections' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The page could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What the page says')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: Beside.composed.args,
});
