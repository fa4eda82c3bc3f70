import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { POWERS } from '../figures.fixture.js';
import { PowerOfAttorney, type PowerOfAttorneyProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Powers of attorney',
  component: PowerOfAttorney,
  args: {
    items: POWERS,
    totalCount: 18,
    today: '2026-11-20',
    href: '#powers',
    hrefOf: ({ ricosCode }) => `#${ricosCode}`,
  } satisfies PowerOfAttorneyProps,
});

export const Default = meta.story({
  name: 'Five legal entities, with a warning where a power ends soon or has ended',
  tags: ['DS-051', 'WID-084', 'WID-085'],
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.powerOfAttorney;
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

export const DayOfTheBank = meta.story({
  name: 'A power is over once its day has passed at the bank',
  args: { today: '2024-01-01' },
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.powerOfAttorney;
    const first = canvas.getAllByRole('row')[1]!;
    await expect(first).toHaveTextContent(words.expiresSoon);
    await expect(first).not.toHaveTextContent(words.expired);
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-051', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-051', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

const states = widgetStates({
  without: { items: undefined, totalCount: undefined },
  empty: { items: [], totalCount: 0 },
  words: ({ figures }) => figures.powerOfAttorney,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-051', 'WID-085'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-051', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-051', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
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
