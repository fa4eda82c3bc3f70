import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { VALUATIONS } from '../figures.fixture.js';
import { Mtm, type MtmProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Mark to market',
  component: Mtm,
  args: { summary: VALUATIONS, width: 2, href: '#mtm' } satisfies MtmProps,
});
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'The value by product with its total and its day',
  tags: ['DS-049', 'WID-080', 'WID-081'],
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
  name: 'One column',
  tags: ['DS-049', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-049', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { summary: undefined },
  empty: { summary: undefined },
  words: ({ figures }) => figures.mtm,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-049', 'WID-080'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-049', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-049', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
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
