import { categoriesOf, POWER_OPERATIONS, SIGNED_AMOUNT_MAX } from '@atrium/contract/power-of-attorney-rules';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ANSWER } from '../power-of-attorney.fixture.js';
import { WhoMaySign, type WhoMaySignProps } from './index.js';

const onRetry = fn();

const meta = preview.meta({
  title: 'Powers of attorney/Who may sign',
  component: WhoMaySign,
  args: {
    open: true,
    onOpenChange: fn(),
    entity: 'Halden Energy GmbH',
    operations: POWER_OPERATIONS,
    maxAmount: SIGNED_AMOUNT_MAX,
    categoriesOf,
    onAsk: fn(),
  } satisfies WhoMaySignProps,
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).powerOfAttorney;
const panel = async (globals: Record<string, unknown>) =>
  within(await screen.findByRole('dialog', { name: words(globals).whoMaySign.title }));

export const Default = meta.story({
  name: 'Asks by operation and amount; what is missing is told, and nothing is asked',
  play: async ({ args, globals }) => {
    const { whoMaySign: t, page } = words(globals);
    const drawer = await panel(globals);
    const operation = drawer.getByRole('combobox', { name: t.operation });
    // The first field has the focus from the start, although it is no text field.
    await waitFor(() => expect(operation).toHaveFocus());
    const find = drawer.getByRole('button', { name: t.find });
    await userEvent.click(find);
    await expect(drawer.getByText(t.chooseOperation)).toBeVisible();
    await expect(drawer.getByText(t.enterAmount)).toBeVisible();
    await expect(operation).toHaveFocus();
    await userEvent.click(operation);
    await userEvent.click(await screen.findByRole('option', { name: page.products.GUARANTEES }));
    const amount = drawer.getByRole('textbox', { name: t.amount });
    await userEvent.type(amount, '0');
    await userEvent.click(find);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '600000{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onAsk).toHaveBeenCalledWith({ product: 'GUARANTEES', amount: 600_000 });
  },
});

export const Answered = meta.story({
  name: 'Who may sign, with the clause that says so; words of the paper are for people to read',
  args: { answer: ANSWER },
  play: async ({ globals }) => {
    const { whoMaySign: t, page } = words(globals);
    const drawer = await panel(globals);
    // Two sole signatories; each of them with either of the two others.
    await expect(
      drawer.getByText(
        `${t.found_other.replace('{{figure}}', '6')} ${t.toRead_one.replace('{{figure}}', '1')}`,
      ),
    ).toBeVisible();
    const branch = within(drawer.getByRole('region', { name: 'Düsseldorf' }));
    await expect(branch.getAllByRole('listitem')[0]).toHaveTextContent('Jonas Weber');
    await expect(branch.getAllByRole('listitem')[2]).toHaveTextContent(/Jonas Weber (and|et) Lena Brandt/);
    await expect(
      branch.getByText(page.together.replace('{{first}}', 'A').replace('{{second}}', 'B')),
    ).toBeVisible();
    // Stefan Krüger’s power has ended, and 600,000 is over the limit of two of category B.
    await expect(branch.getByText(/Stefan Krüger/)).toHaveTextContent(/2026/);
    await expect(branch.getByText(t.outcome.overLimit)).toBeVisible();
    await expect(branch.getByText('A with a director of the parent company')).toBeVisible();
    await expect(branch.getByText(t.outcome.inWords)).toBeVisible();
  },
});

export const NoClause = meta.story({
  name: 'No clause is about the operation',
  args: { answer: { ...ANSWER, branches: [] } },
  play: async ({ globals }) => {
    const { whoMaySign: t } = words(globals);
    const drawer = await panel(globals);
    await expect(drawer.getByText(t.noClause)).toBeVisible();
    await expect(drawer.getByText(t.noClauseHelp)).toBeVisible();
  },
});

export const NotInForce = meta.story({
  name: 'The powers are not in force yet: nobody is named, and the page says from when they are',
  args: { answer: { ...ANSWER, inForceFrom: '2026-12-01', branches: [] } },
  play: async ({ globals }) => {
    const { whoMaySign: t } = words(globals);
    const drawer = await panel(globals);
    await expect(drawer.getByText(t.notInForce)).toBeVisible();
    await expect(drawer.getByText(/(1 Dec|1er déc\.) 2026/)).toBeVisible();
    await expect(drawer.queryByText('Jonas Weber')).toBeNull();
  },
});

export const NobodyLeft = meta.story({
  name: 'Too many powers have ended',
  args: {
    answer: {
      ...ANSWER,
      branches: ANSWER.branches.map((branch) => ({
        ...branch,
        clauses: branch.clauses
          .filter(({ outcome }) => outcome === 'signers')
          .map((clause) => ({ ...clause, outcome: 'nobody', signers: [] })),
      })),
    },
  },
  play: async ({ globals }) => {
    const { whoMaySign: t } = words(globals);
    const drawer = await panel(globals);
    await expect(drawer.getByText(t.nobody)).toBeVisible();
    await expect(drawer.getAllByText(t.outcome.nobody)).toHaveLength(2);
  },
});

export const PaperOnly = meta.story({
  name: 'Only the PDF exists: nothing is said',
  args: { answer: { ...ANSWER, hasSpartData: false, branches: [] } },
  play: async ({ globals }) => {
    const drawer = await panel(globals);
    await expect(drawer.getByText(words(globals).onlyPdf)).toBeVisible();
  },
});

export const Asking = meta.story({
  name: 'It is being searched',
  args: { asking: true },
  play: async ({ globals }) => {
    const drawer = await panel(globals);
    await expect(drawer.getByRole('button', { name: words(globals).whoMaySign.finding })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Failed = meta.story({
  name: 'It could not be found out',
  args: { failed: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ globals }) => {
    const { feedback } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const drawer = await panel(globals);
    await expect(drawer.getByText(words(globals).whoMaySign.failed)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  args: { answer: ANSWER },
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
