import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { TRADES } from '../home-widgets.fixture.js';
import { OneClickConfirmation, type OneClickConfirmationProps } from './index.js';

const meta = preview.meta({
  title: 'Home/One-click confirmation',
  component: OneClickConfirmation,
  args: {
    trades: TRADES,
    total: 12,
    href: 'https://confirmation.atrium.example',
    external: true,
  } satisfies OneClickConfirmationProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'DS-050 WID-082 WID-083 what waits, the late one first, and the service where it is confirmed',
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Halden Energy GmbH');
    await expect(rows[0]).toHaveTextContent(strings(globals).homeWidgets.confirmations.product.FX_FORWARD);
    await expect(canvas.getByText('12')).toBeVisible();
    const open = canvas.getByRole('link', {
      name: new RegExp(strings(globals).homeWidgets.confirmations.open),
    });
    await userEvent.tab();
    await expect(open).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: 'DS-050 DS-026 one column',
  render: (args) => (
    <div className="max-w-320">
      <OneClickConfirmation {...args} />
    </div>
  ),
});

export const Loading = meta.story({ name: 'DS-050 loading', args: { trades: undefined, status: 'loading' } });

export const Empty = meta.story({
  name: 'DS-050 WID-006 no results',
  args: { trades: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).homeWidgets.confirmations.empty)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'DS-050 WID-005 service unavailable',
  args: { trades: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: { trades: undefined, status: 'error', error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes },
    // The same widget several times on one page, which no home has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <OneClickConfirmation {...args} />
      <OneClickConfirmation {...args} trades={TRADES.slice(0, 1)} total={1} side="bank" />
      <OneClickConfirmation {...args} trades={[]} total={0} />
      <OneClickConfirmation {...args} status="unavailable" />
    </div>
  ),
});
