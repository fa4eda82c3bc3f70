import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ENVELOPES } from '../figures.fixture.js';
import { Signature, type SignatureProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Signature',
  component: Signature,
  args: {
    envelopes: ENVELOPES,
    totalCount: 2,
    hrefOf: ({ requestId }) => `#${requestId}`,
    href: '#board',
  } satisfies SignatureProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'WID-064 WID-065 what waits for the person’s signature, each with the way there',
  play: async ({ canvas, globals }) => {
    const words = strings(globals).figures.signature;
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(
      globals['language'] === 'fr' ? '3 signatures sur 5' : '3 of 5 signed',
    );
    await expect(canvas.getByText(words.count_other.replace('{{count}}', '2'))).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Account opening agreement' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${ENVELOPES[0]!.requestId}`);
  },
});

export const TwoColumns = meta.story({
  name: '2 columns wide',
  args: { width: 2 },
  render: (args) => (
    <div className="max-w-[640px]">
      <Signature {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening of a EUR current account')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const Loading = meta.story({
  name: 'WID-064 loading',
  args: { envelopes: undefined, totalCount: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { envelopes: [], totalCount: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.signature.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.signature.emptyHelp)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'WID-005 service unavailable',
  args: { envelopes: undefined, totalCount: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: {
    envelopes: undefined,
    totalCount: undefined,
    status: 'error',
    error: { supportId: '6f1c0d2ab3', onRetry: fn() },
  },
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
      <Signature {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <Signature {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <Signature {...args} width={1} />
        <Signature {...args} envelopes={[]} totalCount={0} />
      </div>
    </div>
  ),
});
