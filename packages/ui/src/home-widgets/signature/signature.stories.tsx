import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { ENVELOPES } from '../figures.fixture.js';
import { Signature, type SignatureProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Signature',
  component: Signature,
  args: {
    envelopes: ENVELOPES,
    totalCount: 2,
    hrefOf: ({ requestId }) => `#${requestId}`,
    href: '#board',
  } satisfies SignatureProps,
});

export const Default = meta.story({
  name: 'What waits for the person’s signature, each with the way there',
  tags: ['DS-041', 'WID-064', 'WID-065'],
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.signature;
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(
      globals['language'] === 'fr' ? '3 signatures sur 5' : '3 of 5 signed',
    );
    await expect(canvas.getByText(words.count_other.replace('{{count}}', '2'))).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Account opening agreement' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${ENVELOPES[0]!.requestId}`);
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-041', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening of a EUR current account')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-041', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

const states = widgetStates({
  without: { envelopes: undefined, totalCount: undefined },
  empty: { envelopes: [], totalCount: 0 },
  words: ({ figures }) => figures.signature,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-041', 'WID-064'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-041', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-041', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <Signature {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <Signature {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <Signature {...args} width={1} />
        <Signature {...args} envelopes={[]} totalCount={0} />
      </div>
    </div>
  ),
});
