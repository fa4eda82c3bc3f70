import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { POWERS } from '../figures.fixture.js';
import { PowerOfAttorney, type PowerOfAttorneyProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Powers of attorney',
  component: PowerOfAttorney,
  args: {
    items: POWERS,
    totalCount: 18,
    href: '#powers',
    hrefOf: ({ ricosCode }) => `#${ricosCode}`,
  } satisfies PowerOfAttorneyProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'WID-084 WID-085 five legal entities, with a warning where a power ends soon or has ended',
  play: async ({ canvas, globals }) => {
    const words = strings(globals).figures.powerOfAttorney;
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(words.expired);
    await expect(rows[1]).toHaveTextContent('Lena Brandt');
    await expect(rows[1]).toHaveTextContent(words.expiresSoon);
    await expect(rows[2]).not.toHaveTextContent(words.expiresSoon);
    await expect(rows[3]).toHaveTextContent(words.noEnd);
    await expect(rows[4]).toHaveTextContent(words.onlyPdf);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Halden Industries SA' })).toHaveFocus();
  },
});

export const TwoColumns = meta.story({
  name: '2 columns wide',
  args: { width: 2 },
  render: (args) => (
    <div className="max-w-[640px]">
      <PowerOfAttorney {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const Loading = meta.story({
  name: 'WID-085 loading',
  args: { items: undefined, totalCount: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { items: [], totalCount: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.powerOfAttorney.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.powerOfAttorney.emptyHelp)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'WID-005 service unavailable',
  args: { items: undefined, totalCount: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: {
    items: undefined,
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
      <PowerOfAttorney {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <PowerOfAttorney {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <PowerOfAttorney {...args} width={1} />
        <PowerOfAttorney {...args} items={[]} totalCount={0} />
      </div>
    </div>
  ),
});
