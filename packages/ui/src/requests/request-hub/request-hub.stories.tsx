import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { SERVICES } from '../request-creation/creation.fixture.js';
import { RequestHub, type RequestHubProps } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Requests/Request hub',
  component: RequestHub,
  parameters: { layout: 'fullscreen' },
  args: {
    services: SERVICES,
    group: null,
    groupHref: (group) => `#${group ?? 'all'}`,
    actionHref: (service, action) => `#${service.code}-${action.code}`,
    boardHref: '#board',
    drafts: [],
    onDeleteDraft: fn(),
  } satisfies RequestHubProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'A card a service, a link an action, a button a group',
  tags: ['DS-076', 'REQ-041', 'REQ-037', 'REQ-038', 'REQ-039'],
  play: async ({ canvas, globals }) => {
    const { creation, navigation } = strings(globals);
    await expect(canvas.getByRole('link', { name: /Open an account/ })).toHaveAttribute(
      'href',
      '#CASH_MANAGEMENT-ACCOUNT_OPENING',
    );
    await expect(canvas.getByRole('link', { name: creation.hub.groups.all })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const group = canvas.getByRole('link', { name: navigation.groups.eBusiness });
    await expect(group).toHaveAttribute('href', '#eBusiness');
    group.focus();
    await expect(group).toHaveFocus();
  },
});

export const OneGroup = meta.story({
  name: 'One group',
  tags: ['REQ-037'],
  args: { group: 'Contractual' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Open an account/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Answer a KYC review/ })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { services: undefined } });
export const Nothing = meta.story({ name: 'No service takes requests', args: { services: [] } });
export const Failed = meta.story({
  args: { services: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Drafts = meta.story({
  name: 'What was begun stands above, with what is true of it',
  args: {
    drafts: [
      { id: 'a', title: 'Account in SEK', about: '', savedAt: '2026-11-20T14:41:00Z', href: '#draft' },
    ],
    onDeleteDraft: fn(),
  },
  play: async ({ canvas, globals }) => {
    const { creation } = strings(globals);
    await expect(canvas.getByRole('heading', { name: creation.drafts.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account in SEK' })).toHaveAttribute('href', '#draft');
    await expect(canvas.getByText(creation.draft.kept.replaceAll('\u202F', ' '))).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
