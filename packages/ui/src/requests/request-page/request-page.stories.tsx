import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { REQUEST } from '../requests.fixture.js';
import { RequestPage } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Requests/Request page',
  component: RequestPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready' as const, request: REQUEST },
    backHref: '#board',
    side: 'client' as const,
    onFavoriteChange: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Title, state, facts and participants',
  play: async ({ canvas, globals, args }) => {
    const { data, navigation, requests } = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(REQUEST.title);
    await expect(canvas.getByText(data.turn.sign)).toBeVisible();
    await expect(canvas.getByText(requests.page.inactive)).toBeVisible();
    const star = canvas.getByRole('button', { name: navigation.favourite });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(false);
    star.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavoriteChange).toHaveBeenCalledTimes(2);
  },
});

export const ForTheBank = meta.story({
  name: 'The bank sees the contract and the state in words',
  args: {
    side: 'bank',
    state: { status: 'ready', request: { ...REQUEST, contractName: 'Halden 00418' } },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('Halden 00418')).toBeVisible();
    await expect(canvas.getByText(strings(globals).requests.state.ACTION_REQUIRED)).toBeVisible();
  },
});

export const Bare = meta.story({
  name: 'A request with nothing optional',
  args: {
    state: {
      status: 'ready',
      request: {
        ...REQUEST,
        description: '',
        tags: [],
        legalEntities: [],
        participants: [],
        additionalDetails: [],
        externalApplications: [],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).requests.page.noDescription)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const NotFound = meta.story({
  name: 'Unknown, or not the person’s',
  args: { state: { status: 'not-found' } },
  play: async ({ canvas, globals }) => {
    const { notFound } = strings(globals).requests.page;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.title);
    await expect(canvas.getByRole('link', { name: notFound.back })).toHaveAttribute('href', '#board');
  },
});

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
