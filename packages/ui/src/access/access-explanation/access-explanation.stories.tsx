import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import {
  ASKED,
  LIMITED,
  NOT_ACTIVATED,
  NOT_SHARED,
  OPEN,
  OTHER_CONTRACT,
  OWN_RIGHTS,
  READ_ONLY,
  RIGHT_MISSING,
  SWITCHED_OFF,
  TWO_CONTRACTS,
} from './access-explanation.fixture.ts';
import { AccessExplanationDialog, type AccessExplanationState } from './index.js';

const meta = preview.meta({
  title: 'Access/Access explanation',
  component: AccessExplanationDialog,
  args: {
    defaultOpen: true,
    onAsk: fn(),
    onClose: fn(),
    supportEmail: 'support@atrium.example',
    state: { status: 'ready', explanation: RIGHT_MISSING } as AccessExplanationState,
  },
});

const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).accessExplanation;

/** Queries find text with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const opened = async (globals: Record<string, unknown>, title: 'title' | 'titleOfAction' = 'title') =>
  within(await screen.findByRole('dialog', { name: stringsOf(globals)[title] }));

export const Default = meta.story({
  name: 'A right that is missing: each step in its order, who gives it, one press asks',
  play: async ({ args, globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals);
    const steps = dialog.getAllByRole('listitem').map((item) => item.textContent);
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toContain(strings.ACCOUNT.HELD);
    await expect(steps[3]).toContain(strings.RIGHT.MISSING);
    await expect(dialog.getByText(/Lena Brandt/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: strings.ask }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  name: 'Is read and asked by keyboard alone',
  play: async ({ args, globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals);
    const ask = dialog.getByRole('button', { name: strings.ask });
    for (let presses = 0; document.activeElement !== ask && presses < 6; presses += 1) await userEvent.tab();
    await expect(ask).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Limited = meta.story({
  name: 'Open for some legal entities: which ones, and how many more',
  args: { state: { status: 'ready', explanation: LIMITED } },
  play: async ({ globals }) => {
    const dialog = await opened(globals);
    await expect(dialog.getByText(/Halden Energy GmbH.*21/)).toBeVisible();
  },
});

export const NotShared = meta.story({
  name: 'The contract does not share its figures',
  args: { state: { status: 'ready', explanation: NOT_SHARED } },
  play: async ({ globals }) => {
    const { SHARED_FIGURES, summary } = stringsOf(globals);
    const dialog = await opened(globals);
    await expect(dialog.getByText(plain(SHARED_FIGURES.MISSING))).toBeVisible();
    // The page is open, but none of it is: that is no limit.
    await expect(
      dialog.getByText(plain(summary.empty.replace('{{subject}}', NOT_SHARED.label))),
    ).toBeVisible();
  },
});

export const OwnToShare = meta.story({
  name: 'The user can share the figures: how, and nobody to ask',
  args: {
    state: {
      status: 'ready',
      explanation: { ...NOT_SHARED, canAsk: false, grantableBy: { kind: 'SELF', people: [] } },
    },
  },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals);
    await expect(dialog.getByText(plain(strings.grantors.SELF.give))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: strings.ask })).toBeNull();
  },
});

export const NotActivated = meta.story({
  name: 'Not activated in the contract: the bank can give it',
  args: { state: { status: 'ready', explanation: NOT_ACTIVATED } },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals);
    await expect(dialog.getByText(strings.grantors.BANK.give)).toBeVisible();
    await expect(dialog.getByRole('button', { name: strings.ask })).toBeEnabled();
  },
});

export const Asked = meta.story({
  name: 'Asked already: says when, and asks no second time',
  args: { state: { status: 'ready', explanation: ASKED } },
  play: async ({ globals }) => {
    const dialog = await opened(globals);
    await expect(dialog.getByRole('status')).toHaveTextContent(/2026/);
    await expect(dialog.queryByRole('button', { name: stringsOf(globals).ask })).toBeNull();
  },
});

export const ReadOnlyContracts = meta.story({
  name: 'Open, but some contracts are read-only: which ones',
  args: { state: { status: 'ready', explanation: READ_ONLY } },
  play: async ({ globals }) => {
    const dialog = await opened(globals);
    const sentence = stringsOf(globals).CHANGEABLE.LIMITED_other.replace('{{count}}', '2');
    await expect(dialog.getByText(plain(sentence))).toBeVisible();
    await expect(dialog.getByText(/Meridia, trade finance/)).toBeVisible();
  },
});

export const OtherContract = meta.story({
  name: 'A contract of others: which one, and its administrators, who can be asked',
  args: { state: { status: 'ready', explanation: OTHER_CONTRACT } },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals);
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      `${strings.CONTRACT_ADMINISTRATOR.MISSING}Halden Industries, cash and financing`,
    );
    await expect(dialog.getByText(/Jonas Weber/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: strings.ask })).toBeEnabled();
  },
});

export const TwoContracts = meta.story({
  name: 'Two administered contracts where one is needed: how many, and which',
  tags: ['MYC-005'],
  args: { state: { status: 'ready', explanation: TWO_CONTRACTS } },
  play: async ({ globals }) => {
    const sentence = stringsOf(globals).SINGLE_CONTRACT.MISSING.replace('{{count}}', '2');
    const dialog = await opened(globals);
    await expect(dialog.getByText(plain(sentence))).toBeVisible();
    await expect(dialog.getByText(/Halden Industries, guarantees/)).toBeVisible();
  },
});

export const OwnRights = meta.story({
  name: 'The own rights: others change them, and can be asked',
  tags: ['CUSR-032'],
  args: { isAction: true, state: { status: 'ready', explanation: OWN_RIGHTS } },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals, 'titleOfAction');
    await expect(dialog.getByText(plain(strings.ANOTHER_ADMINISTRATOR.MISSING))).toBeVisible();
    await expect(dialog.getByText(/Jonas Weber/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: strings.ask })).toBeEnabled();
  },
});

export const NobodyCanGrant = meta.story({
  name: 'Nobody can give it: support, and nothing to ask',
  args: { state: { status: 'ready', explanation: SWITCHED_OFF } },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await opened(globals);
    await expect(dialog.getByText(strings.AVAILABILITY.MISSING)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'mailto:support@atrium.example');
    await expect(dialog.queryByRole('button', { name: strings.ask })).toBeNull();
  },
});

export const Open = meta.story({
  name: 'Nothing is missing',
  args: { state: { status: 'ready', explanation: OPEN } },
});

export const Asking = meta.story({
  name: 'The ask is on its way',
  args: { state: { status: 'ready', explanation: RIGHT_MISSING, asking: true } },
  play: async ({ globals }) => {
    const dialog = await opened(globals);
    await expect(dialog.getByRole('button', { name: stringsOf(globals).asking })).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'failed: can be tried again',
  args: { state: { status: 'error', supportId: '7f3a-19c2', onRetry: fn() } },
  play: async ({ globals }) => {
    const dialog = await opened(globals);
    await expect(dialog.getByRole('alert')).toHaveTextContent(stringsOf(globals).failed);
  },
});

export const QA = meta.story({
  tags: ['qa'],
  args: { state: { status: 'ready', explanation: LIMITED } },
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
