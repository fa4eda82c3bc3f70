import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AGREEMENTS } from '../figures.fixture.js';
import { LegalDashboard, type LegalDashboardProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Legal dashboard',
  component: LegalDashboard,
  args: {
    summary: AGREEMENTS,
    width: 2,
    href: 'https://legal.atrium.example',
    external: true,
  } satisfies LegalDashboardProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'WID-078 WID-079 agreements by state, and those that are not yet in force',
  play: async ({ canvas, globals }) => {
    const words = strings(globals).figures.legalDashboard;
    await expect(canvas.getByText(words.count_other.replace('{{count}}', '2'))).toBeInTheDocument();
    await expect(canvas.getByText(words.inForce).closest('dt')!.parentElement).toHaveTextContent('11');
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent(words.kinds.ISDA);
    await expect(rows[0]).toHaveTextContent(words.toSign);
    await expect(rows[2]).toHaveTextContent(words.negotiation);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});

export const OneColumn = meta.story({
  name: '1 column wide',
  args: { width: 1 },
  render: (args) => (
    <div className="max-w-320">
      <LegalDashboard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(2);
  },
});

export const Loading = meta.story({
  name: 'WID-078 loading',
  args: { summary: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { summary: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.legalDashboard.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.legalDashboard.emptyHelp)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'WID-005 service unavailable',
  args: { summary: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: { summary: undefined, status: 'error', error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByText('6f1c0d2ab3')).toBeVisible();
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
    <div className="grid gap-40">
      <LegalDashboard {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <LegalDashboard {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <LegalDashboard {...args} width={1} />
        <LegalDashboard {...args} summary={undefined} />
      </div>
    </div>
  ),
});
