import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { GUARANTEES } from '../figures.fixture.js';
import { Guarantees, type GuaranteesProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Guarantees',
  component: Guarantees,
  args: { summary: GUARANTEES, width: 2, href: '#guarantees' } satisfies GuaranteesProps,
});
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'What is in force by kind, its total, and what expires next',
  tags: ['DS-042', 'WID-066', 'WID-067'],
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.guarantees;
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
  name: 'One column',
  tags: ['DS-042', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(1);
    await expect(canvas.getByText(stringsOf(globals).figures.guarantees.inForce)).toBeVisible();
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-042', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { summary: undefined },
  empty: { summary: undefined },
  words: ({ figures }) => figures.guarantees,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-042', 'WID-066'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-042', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-042', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
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
