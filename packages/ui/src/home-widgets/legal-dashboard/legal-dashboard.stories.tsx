import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
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

export const Default = meta.story({
  name: 'Agreements by state, and those that are not yet in force',
  tags: ['DS-048', 'WID-078', 'WID-079'],
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.legalDashboard;
    await expect(canvas.getByText(words.count_other.replace('{{count}}', '2'))).toBeInTheDocument();
    await expect(canvas.getByText(words.inForce).closest('dt')!.parentElement).toHaveTextContent('11');
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent(words.kinds.ISDA);
    await expect(rows[0]).toHaveTextContent(words.states.TO_SIGN);
    await expect(rows[2]).toHaveTextContent(words.states.NEGOTIATION);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-048', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(2);
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-048', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { summary: undefined },
  empty: { summary: undefined },
  words: ({ figures }) => figures.legalDashboard,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-048', 'WID-078'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-048', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-048', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
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
