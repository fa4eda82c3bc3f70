import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { EMISSIONS } from '../figures.fixture.js';
import { CarbonEmissions, type CarbonEmissionsProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Carbon emissions',
  component: CarbonEmissions,
  args: { summary: EMISSIONS, width: 2, href: '#emissions' } satisfies CarbonEmissionsProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'WID-068 WID-069 the years as a chart, the change, and the legal entities of the last one',
  play: async ({ canvas, globals }) => {
    const fr = globals['language'] === 'fr';
    await expect(canvas.getByText(fr ? /43.290/ : /43,290/, { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Halden Chemie/ })).toHaveTextContent(
      fr ? '+1,79' : '+1.79%',
    );
    await expect(canvas.getByRole('row', { name: /Halden Energy/ })).toHaveTextContent('–');
    const points = canvas.getAllByRole('img', { name: /^20\d\d/ });
    await expect(points).toHaveLength(4);
    points[0]!.focus();
    await userEvent.keyboard('{End}');
    await expect(points[3]).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: '1 column wide',
  args: { width: 1 },
  render: (args) => (
    <div className="max-w-320">
      <CarbonEmissions {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('figure', { name: strings(globals).figures.carbonEmissions.chart }),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'WID-068 loading',
  args: { summary: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'WID-006 no results',
  args: { summary: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).figures.carbonEmissions.empty)).toBeVisible();
    await expect(canvas.getByText(strings(globals).figures.carbonEmissions.emptyHelp)).toBeVisible();
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
      <CarbonEmissions {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <CarbonEmissions {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <CarbonEmissions {...args} width={1} />
        <CarbonEmissions {...args} summary={undefined} />
      </div>
    </div>
  ),
});
