import type { AttachedTag } from '@atrium/contract/tags';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
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
    audience: 'client' as const,
    onFavoriteChange: fn(),
    actions: {
      acts: ['requestClosure'] as const,
      isCompleted: false,
      onAct: fn(async () => {}),
      onRemind: fn(),
      onDelete: fn(async () => {}),
      hrefOf: (act: string) => `#${act}`,
    },
    tabs: {
      shown: ['documents', 'messages', 'signature'] as const,
      current: 'messages' as const,
      hrefOf: (tab: string) => `#${tab}`,
      tagging: {
        onSearch: fn(() => Promise.resolve(AVAILABLE)),
        newTag: madeTag,
        onSave: fn(() => Promise.resolve()),
        hrefOf: (tag: AttachedTag) => (tag.countryCode ? `#country-${tag.countryCode}` : undefined),
      },
      children: <p className="py-24">The envelope is open. Jonas and Antoine sign for group A.</p>,
    },
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

/** The value of a fact of the header. */
const factOf = (canvasElement: HTMLElement, label: string) =>
  [...canvasElement.querySelectorAll('dt')].find((term) => term.textContent === label)!.nextElementSibling!;

export const Default = meta.story({
  name: 'The header shows title, state and participants, and turns the favourite',
  tags: ['RDET-009', 'RDET-010', 'RDET-011', 'RDET-015'],
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { data, navigation, requests } = strings(globals);
    const { facts, more_one: more } = requests.page;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(REQUEST.title);
    await expect(factOf(canvasElement, facts.state)).toHaveTextContent(data.turn.sign);
    // Two names, the reader's own first, then the number of others; participants who left are excluded.
    await expect(factOf(canvasElement, facts.participants)).toHaveTextContent(`${requests.me}, Lena Brandt`);
    await expect(factOf(canvasElement, facts.participants).parentElement).toHaveTextContent(
      more.replace('{{count}}', '1').replaceAll(/[\u00a0\u202f]/g, ' '),
    );
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
  name: 'The bank sees the contract, and that the client has the turn',
  args: {
    audience: 'bank',
    state: {
      status: 'ready',
      request: {
        ...REQUEST,
        state: 'INPROGRESS',
        turn: { ...REQUEST.turn, holder: 'client' },
        contractName: 'Halden 00418',
      },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('Halden 00418')).toBeVisible();
    await expect(canvas.getByText(strings(globals).requestSummary.turn.withClient)).toBeVisible();
  },
});

export const Details = meta.story({
  name: 'Additional details unfold with people, entities and external references',
  tags: ['RDET-012', 'RDET-013', 'RDET-014'],
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

export const Tags = meta.story({
  name: 'Who may manage the tags of a request edits them in place, others see them',
  tags: ['RDET-039', 'TAG-006', 'TAG-017'],
  args: {
    audience: 'bank',
    state: {
      status: 'ready',
      request: { ...REQUEST, rights: { ...REQUEST.rights, canManageTags: true } },
    },
  },
  play: async ({ canvas, args, globals }) => {
    const { data, requests, tags } = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: requests.page.additional }));
    await expect(canvas.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '#country-DE');
    canvas.getByRole('button', { name: tags.edit }).focus();
    await userEvent.keyboard('{Enter}');
    const box = await canvas.findByRole('combobox');
    await expect(box).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: data.tags.remove.replace('{{tag}}', 'Payroll') }),
    );
    await userEvent.click(canvas.getByRole('button', { name: tags.save }));
    await expect(args.tabs.tagging.onSave).toHaveBeenLastCalledWith([{ id: 'tag Payroll', isDeleted: true }]);
    const edit = await canvas.findByRole('button', { name: tags.edit });
    await expect(edit).toHaveFocus();
    // A cancelled change saves nothing.
    await userEvent.click(edit);
    await canvas.findByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: tags.cancel }));
    await expect(args.tabs.tagging.onSave).toHaveBeenCalledOnce();
  },
});

export const TagsOfTheNextRequest = meta.story({
  name: 'What was being changed of one request does not go to the next',
  tags: ['TAG-006'],
  render: function Render(args) {
    const [id, setId] = useState('first');
    return (
      <>
        <button type="button" onClick={() => setId('second')}>
          The next one
        </button>
        <RequestPage
          {...args}
          state={{
            status: 'ready',
            request: { ...REQUEST, id, rights: { ...REQUEST.rights, canManageTags: true } },
          }}
        />
      </>
    );
  },
  play: async ({ canvas, globals, args }) => {
    const { requests, tags } = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: requests.page.additional }));
    await userEvent.click(canvas.getByRole('button', { name: tags.edit }));
    await canvas.findByRole('button', { name: tags.save });
    await userEvent.click(canvas.getByRole('button', { name: 'The next one' }));
    await expect(canvas.getByRole('button', { name: tags.edit })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: tags.save })).toBeNull();
    await expect(args.tabs.tagging.onSave).not.toHaveBeenCalled();
  },
});

export const TagsForReaders = meta.story({
  name: 'Who may not manage the tags has no editor',
  tags: ['TAG-006'],
  play: async ({ canvas, globals }) => {
    const { requests, tags } = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: requests.page.additional }));
    await expect(canvas.getByText('Payroll')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: tags.edit })).toBeNull();
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

export const Header = meta.story({
  name: 'The header: favourite, details whose text unfolds, and each action only where it is allowed',
  tags: ['DS-077', 'RDET-018'],
  args: {
    state: {
      status: 'ready' as const,
      request: { ...REQUEST, favorite: false, description: `${REQUEST.description}\n`.repeat(3).trim() },
    },
    actions: {
      acts: ['requestClosure'] as const,
      isCompleted: false,
      onAct: fn(async () => {}),
      onRemind: fn(),
      onDelete: fn(async () => {}),
      onAddParticipants: fn(),
    },
  },
  play: async ({ canvas, globals, args }) => {
    const { data, navigation, requests } = strings(globals);
    const star = canvas.getByRole('button', { name: navigation.favourite });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: requests.page.additional }));
    const more = await canvas.findByRole('button', { name: data.collapsing.more });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: requests.actions.menu }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual([requests.actions.addParticipants, requests.actions.requestClosure.label]);
    await userEvent.keyboard('{Escape}');
  },
});

export const MoreParticipants = meta.story({
  name: 'A click on “and 1 more” shows all who take part, and all legal entities',
  tags: ['RDET-011', 'RDET-013'],
  play: async ({ canvasElement, globals }) => {
    const { facts, more_one: more, people } = strings(globals).requests.page;
    const button = within(factOf(canvasElement, facts.participants).parentElement!).getByRole('button', {
      name: more.replace('{{count}}', '1'),
    });
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: people }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const BesideTheEnvelope = meta.story({
  name: 'The envelopes stand beside the conversation, and the next act is the only primary action of the header',
  args: {
    tabs: {
      shown: ['documents', 'messages', 'signature'] as const,
      current: 'messages' as const,
      hrefOf: (tab: string) => `#${tab}`,
      tagging: { onSearch: fn(), newTag: madeTag, onSave: fn(), hrefOf: () => undefined },
      aside: <p>3 of 5 signed</p>,
      children: <p className="py-24">The envelope is open.</p>,
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { act, tabs } = strings(globals).requests.page;
    // If the window is wide enough.
    const isWide = matchMedia('(width >= 1280px)').matches;
    await expect(canvas.queryAllByRole('complementary', { name: tabs.signature })).toHaveLength(
      isWide ? 1 : 0,
    );
    await expect(canvas.queryAllByText('3 of 5 signed')).toHaveLength(isWide ? 1 : 0);
    const sign = canvas.getByRole('link', { name: act.sign_other.replace('{{count}}', '2') });
    await expect(sign).toHaveAttribute('href', '#sign');
    await expect(canvasElement.querySelectorAll('.bg-brand')).toHaveLength(1);
  },
});

export const Roles = meta.story({
  name: 'Participants say their role: client, bank, digipass manager, other',
  tags: ['RDET-075'],
  args: {
    state: {
      status: 'ready' as const,
      request: {
        ...REQUEST,
        participants: (['CLIENT_USER', 'BANK_USER', 'DIGIPASS_MANAGER', 'OTHER'] as const).map(
          (role, index) => ({ ...REQUEST.participants[index]!, isActive: true, role }),
        ),
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const { additional, people, role } = strings(globals).requests.page;
    await userEvent.click(canvas.getByRole('button', { name: additional }));
    const list = canvas.getByRole('heading', { name: people }).closest('section')!;
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    for (const [position, label] of [
      role.CLIENT_USER,
      role.BANK_USER,
      role.DIGIPASS_MANAGER,
      role.OTHER,
    ].entries())
      await expect(rows[position]).toHaveTextContent(new RegExp(`${label}$`));
  },
});

export const Position = meta.story({
  name: 'The record navigation leads back to the board, and on to the neighbours in its list',
  tags: ['RDET-006'],
  args: {
    backHref: '#board?service=KYC',
    position: { tab: 'in-progress' as const, index: 3, total: 27, previousHref: '#2', nextHref: '#4' },
  },
  play: async ({ canvas, globals }) => {
    const { navigation, requests } = strings(globals);
    const nav = within(canvas.getByRole('navigation', { name: navigation.recordNav.label }));
    const text = requests.page.position['in-progress_other'];
    await expect(nav.getByText(text.replace('{{index}}', '3').replace('{{total}}', '27'))).toBeVisible();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: requests.page.back })).toHaveFocus();
    await expect(nav.getByRole('link', { name: requests.page.back })).toHaveAttribute(
      'href',
      '#board?service=KYC',
    );
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: navigation.recordNav.previous })).toHaveFocus();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: navigation.recordNav.next })).toHaveFocus();
    await expect(nav.getByRole('link', { name: navigation.recordNav.next })).toHaveAttribute('href', '#4');
  },
});

export const ServiceAction = meta.story({
  name: 'A service action names its action beside the service',
  tags: ['RDET-007', 'RDET-008'],
  args: {
    state: {
      status: 'ready',
      request: {
        ...REQUEST,
        type: 'SERVICE_ACTION',
        serviceAction: {
          service: 'CASH_MANAGEMENT',
          action: 'ACCOUNT_OPENING',
          label: 'Open an account',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open an account')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'On a phone the facts that have no room stand in the additional details',
  tags: ['RDET-010', 'RDET-011'],
  args: {
    state: {
      status: 'ready',
      request: {
        ...REQUEST,
        turn: { ...REQUEST.turn, holder: 'bank' },
        type: 'SERVICE_ACTION',
        serviceAction: {
          service: 'CASH_MANAGEMENT',
          action: 'ACCOUNT_OPENING',
          label: 'Open an account',
        },
      },
    },
  },
  decorators: [(Story) => <div className="w-320">{Story()}</div>],
  play: async ({ canvas, globals }) => {
    const { additional, byMe, facts, people } = strings(globals).requests.page;
    const button = canvas.getByRole('button', { name: additional });
    await userEvent.click(button);
    const region = canvas.getByRole('region', { name: additional });
    // Without a required action, the menu is beside the title instead of in its own row.
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: strings(globals).requests.actions.menu });
    await expect(menu.getBoundingClientRect().top).toBeLessThan(title.bottom);
    // They open directly below their button, above the tabs.
    await expect(button.nextElementSibling).toBe(region);
    const details = within(region);
    for (const label of [facts.reference, facts.service, facts.action, facts.updated, facts.created])
      await expect(details.getByText(label, { selector: 'dt' })).toBeVisible();
    await expect(details.getByText('Open an account')).toBeVisible();
    await expect(details.getByText(REQUEST.serviceName)).toBeVisible();
    await expect(details.queryByText(new RegExp(byMe))).toBeNull();
    for (const { user } of REQUEST.participants)
      await expect(details.getAllByText(new RegExp(`${user.firstName} ${user.lastName}`))[0]).toBeVisible();
    await expect(details.getByRole('heading', { name: people })).toBeVisible();
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
