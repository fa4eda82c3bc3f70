import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { GUARANTEES } from '../figures.fixture.js';
import { Guarantees, type GuaranteesProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Guarantees',
  component: Guarantees,
  args: { summary: GUARANTEES, width: 2, href: '#guarantees' } satisfies GuaranteesProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'WID-066 WID-067 what is in force by kind, its total, and what expires next',
  play: async ({ canvas, globals }) => {
    const words = strings(globals).figures.guarantees;
    const total = canvas.getByText(words.inForce).parentElement!;
    await expect(plain(total.textContent)).toContain(
      globals['language'] === 'fr' ? '21 875 000,00' : '21,875,000.00',
    );
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(4);
    await expect(canvas.getByText(words.count_other.replace('{{count}}', '17'))).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: '1 column wide',
  args: { width: 1 },
  render: (args) => (
    <div className="max-w-320">
      <Guarantees {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(1);
    await expect(canvas.getByText(strings(globals).figures.guarantees.inForce)).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'WID-066 loading',
  args: { summary: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { summary: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.guarantees.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.guarantees.emptyHelp)).toBeVisible();
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
      <Guarantees {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <Guarantees {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <Guarantees {...args} width={1} />
        <Guarantees {...args} summary={undefined} />
      </div>
    </div>
  ),
});
