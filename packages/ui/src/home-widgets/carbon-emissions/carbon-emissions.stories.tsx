import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { EMISSIONS } from '../figures.fixture.js';
import { CarbonEmissions, type CarbonEmissionsProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Carbon emissions',
  component: CarbonEmissions,
  args: { summary: EMISSIONS, width: 2, href: '#emissions' } satisfies CarbonEmissionsProps,
});

export const Default = meta.story({
  name: 'The years as a chart, the change, and the legal entities of the last one',
  tags: ['DS-043', 'WID-068', 'WID-069'],
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
  name: 'One column',
  tags: ['DS-043', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('figure', { name: stringsOf(globals).figures.carbonEmissions.chart }),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-043', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { summary: undefined },
  empty: { summary: undefined },
  words: ({ figures }) => figures.carbonEmissions,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-043', 'WID-068'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-043', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-043', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
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
