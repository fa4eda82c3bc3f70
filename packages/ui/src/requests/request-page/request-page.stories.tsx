import { expect, fn, userEvent, within } from 'storybook/test';
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
    actions: {
      acts: ['requestClosure'] as const,
      isCompleted: false,
      onAct: fn(async () => {}),
      onRemind: fn(),
      onDelete: fn(async () => {}),
    },
    tabs: {
      shown: ['documents', 'messages', 'signature'] as const,
      current: 'messages' as const,
      hrefOf: (tab: string) => `#${tab}`,
      children: <p className="py-24">The envelope is open. Jonas and Antoine sign for group A.</p>,
    },
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
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      `${requests.page.tabs.messages}9`,
    );
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

export const Details = meta.story({
  name: 'RDET-012 RDET-013 RDET-014 additional details unfold with people, entities and external references',
  play: async ({ canvas, globals }) => {
    const { requests } = strings(globals);
    const button = canvas.getByRole('button', { name: requests.page.additional });
    await expect(canvas.queryByText('CCM 7781204')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const details = within(canvas.getByRole('region', { name: requests.page.additional }));
    await expect(details.getByText('CCM 7781204')).toBeVisible();
    await expect(details.getByText('Frankfurt')).toBeVisible();
    await expect(details.getByText(requests.page.inactive)).toBeVisible();
    await expect(details.getByText('Halden Industries SA')).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: requests.page.additional })).toBeNull();
  },
});

export const Counts = meta.story({
  name: 'The tabs say how much they hold; nothing beside Signature until something was sent',
  args: {
    state: {
      status: 'ready',
      request: { ...REQUEST, counts: { documents: 0, messages: 1204, signed: 0, signatories: 0 } },
    },
  },
  play: async ({ canvas, globals }) => {
    const { tabs } = strings(globals).requests.page;
    const tab = (name: string) => canvas.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(tab(tabs.documents)).toHaveTextContent(`${tabs.documents}0`);
    await expect(tab(tabs.messages).textContent.replaceAll(/\D/g, '')).toBe('1204');
    await expect(tab(tabs.signature)).toHaveTextContent(new RegExp(`^${tabs.signature}$`));
  },
});

export const ServiceAction = meta.story({
  name: 'RDET-007 a service action names its action beside the service',
  args: {
    state: {
      status: 'ready',
      request: {
        ...REQUEST,
        type: 'SERVICE_ACTION',
        serviceAction: { service: 'CASH_MANAGEMENT', action: 'Open an account' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open an account')).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).requests.page.additional }));
    await expect(canvas.getAllByText(strings(globals).data.notProvided)).toHaveLength(2);
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
