import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { TRADES } from '../home-widgets.fixture.js';
import { OneClickConfirmation, type OneClickConfirmationProps } from './index.js';

const meta = preview.meta({
  title: 'Home/One-click confirmation',
  component: OneClickConfirmation,
  args: {
    trades: TRADES,
    total: 12,
    href: 'https://confirmation.atrium.example',
    external: true,
  } satisfies OneClickConfirmationProps,
});

export const Default = meta.story({
  name: 'What waits, the late one first, and the service where it is confirmed',
  tags: ['DS-050', 'WID-082', 'WID-083'],
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Halden Energy GmbH');
    await expect(rows[0]).toHaveTextContent(stringsOf(globals).homeWidgets.confirmations.product.FX_FORWARD);
    await expect(canvas.getByText('12')).toBeVisible();
    const open = canvas.getByRole('link', {
      name: new RegExp(stringsOf(globals).homeWidgets.confirmations.open),
    });
    await userEvent.tab();
    await expect(open).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-050', 'DS-026'],
  ...inColumns(1),
});

const states = widgetStates({
  without: { trades: undefined },
  empty: { trades: [] },
  words: ({ homeWidgets }) => homeWidgets.confirmations,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-050'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-050', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-050', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <OneClickConfirmation {...args} />
      <OneClickConfirmation {...args} trades={TRADES.slice(0, 1)} total={1} audience="bank" />
      <OneClickConfirmation {...args} trades={[]} total={0} />
      <OneClickConfirmation {...args} status="unavailable" />
    </div>
  ),
});
