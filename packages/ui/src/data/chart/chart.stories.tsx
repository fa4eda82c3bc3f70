import { expect, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Chart, Sparkline, type ChartProps } from './index.js';

const MONTHS = ['Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027', 'Mar 2027', 'Apr 2027'];
const maturities = {
  title: 'Maturities, EUR million',
  labels: MONTHS.map((full) => ({ short: full.slice(0, 3), full })),
  series: [
    { id: 'in', label: 'Deposits in', values: [15, 22.5, 4, 10, null, 12.8] },
    { id: 'out', label: 'Loans out', values: [-3.2, -12.5, -31, -6.4, -18, -9.2] },
  ],
  format: (value: number) => Math.abs(value).toFixed(value % 1 === 0 && Math.abs(value) >= 20 ? 0 : 1),
  formatFull: (value: number) => `EUR ${value} million`,
} satisfies ChartProps;

const meta = preview.meta({ title: 'Data/Chart', component: Chart, args: maturities });
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).data.chart;

export const Default = meta.story({
  name: 'Two series of opposite sign share their places',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Maturities, EUR million' })).toBeVisible();
    await expect(canvas.getByText('22.5')).toBeVisible();
    await expect(canvas.getByText('Loans out')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: 'One stop of the Tab key; arrows, Home and End read the values of a place',
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    const points = canvas.getAllByRole('img');
    await expect(points[0]).toHaveFocus();
    await expect(points[0]).toHaveAccessibleName(
      'Nov 2026: Deposits in EUR 15 million, Loans out EUR -3.2 million',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(points[2]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(points[5]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(points[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(points[4]).toHaveAccessibleName(
      `Mar 2027: Deposits in ${strings(globals).noValue}, Loans out EUR -18 million`,
    );
  },
});

export const Table = meta.story({
  name: 'The same figures as a table, by the button or by T, and back with the focus kept',
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: words.showTable }));
    const table = canvas.getByRole('table', { name: 'Maturities, EUR million' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Jan 2027/ })).toHaveTextContent('EUR -31 million');
    await expect(canvas.getByRole('button', { name: words.showChart })).toHaveFocus();
    await userEvent.keyboard('t');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.showChart })).toHaveFocus();
  },
});

const line: ChartProps = {
  ...maturities,
  kind: 'line',
  title: 'Outstanding, EUR million',
  series: [
    { id: 'loans', label: 'Loans', values: [180, 178, 182, 182.4, 175, 171] },
    { id: 'deposits', label: 'Deposits', values: [60, 61, 58, 64.3, null, 66] },
  ],
};

export const Lines = meta.story({
  name: 'Lines differ by dash and end with their value',
  args: line,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('171')).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
});

export const Zero = meta.story({
  name: 'Without any value the zero line stands alone',
  args: { ...maturities, series: [{ id: 'in', label: 'Deposits in', values: [0, 0, 0, null, 0, 0] }] },
});

const course = [42, 41, 40, 38, -4, 12, 51, 47];

export const Course = meta.story({
  name: 'A sparkline goes with its figure, or says what it shows',
  render: () => (
    <p className="flex gap-24">
      <Sparkline values={course} />
      <Sparkline values={course} label="Falls below zero, then recovers" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Falls below zero, then recovers' })).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40 sm:grid-cols-2">
      <Chart {...args} />
      <Chart {...args} {...line} />
      <div className="max-w-320">
        <Chart
          {...args}
          title="Falls due, EUR million"
          series={[args.series[0]!, { id: 'notice', label: 'DNP32', values: [0, 12.5, 0, 3, 0, 1] }]}
          height={140}
        />
      </div>
      <Sparkline values={course} />
    </div>
  ),
});
