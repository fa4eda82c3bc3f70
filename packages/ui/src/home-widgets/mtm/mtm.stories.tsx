import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { VALUATIONS } from '../figures.fixture.js';
import { Mtm, type MtmProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Mark to market',
  component: Mtm,
  args: { summary: VALUATIONS, width: 2, href: '#mtm' } satisfies MtmProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'WID-080 WID-081 the value by product with its total and its day',
  play: async ({ canvas, globals }) => {
    const fr = globals['language'] === 'fr';
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(plain(rows.at(-1)!.textContent)).toContain(fr ? '−412 080,35' : '−412,080.35');
    await expect(canvas.getByText(/19 Nov 2026|19 nov. 2026/)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: '1 column wide',
  args: { width: 1 },
  render: (args) => (
    <div className="max-w-320">
      <Mtm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
});

export const Loading = meta.story({
  name: 'WID-080 loading',
  args: { summary: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { summary: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.mtm.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.mtm.emptyHelp)).toBeVisible();
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
      <Mtm {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <Mtm {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <Mtm {...args} width={1} />
        <Mtm {...args} summary={undefined} />
      </div>
    </div>
  ),
});
