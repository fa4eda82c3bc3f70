import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { ServiceTile, type ServiceTileProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Service tile',
  component: ServiceTile,
  args: {
    service: 'OPTIMNET',
    href: 'https://optimnet.atrium.example',
    external: true,
  } satisfies ServiceTileProps,
});

export const Default = meta.story({
  name: 'Optimnet: what it is for, and the way there in a new tab',
  tags: ['DS-044', 'WID-070', 'WID-071'],
  play: async ({ canvas, globals }) => {
    const { OPTIMNET } = stringsOf(globals).figures.serviceTile;
    await expect(canvas.getByText(OPTIMNET.text)).toBeVisible();
    const link = canvas.getByRole('link', { name: new RegExp(OPTIMNET.open) });
    await expect(link).toHaveAttribute('href', 'https://optimnet.atrium.example');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const Optimtrade = meta.story({
  name: 'Optimtrade: what it is for, and the way there',
  tags: ['DS-045', 'WID-072', 'WID-073'],
  args: { service: 'OPTIMTRADE', href: 'https://trade.atrium.example' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region').textContent).toContain(
      stringsOf(globals).figures.serviceTile.OPTIMTRADE.text,
    );
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-044', 'DS-026'],
  ...inColumns(1),
});

export const OptimtradeOneColumn = meta.story({
  name: 'Optimtrade: one column',
  tags: ['DS-045', 'DS-026'],
  ...inColumns(1),
  args: { service: 'OPTIMTRADE' },
});

const states = widgetStates({
  without: {},
  empty: { href: undefined },
  words: ({ figures }) => figures.serviceTile,
});
/** The same states for the other platform. */
const of = <State extends { args: object }>(state: State) => ({
  ...state,
  args: { ...state.args, service: 'OPTIMTRADE' as const },
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-044'], ...states.loading });

export const Empty = meta.story({
  name: 'Not open for this person: no results, and no link',
  tags: ['DS-044', 'WID-006'],
  ...states.empty,
});

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-044', 'WID-005'],
  ...states.unavailable,
});

export const OptimtradeLoading = meta.story({
  name: 'Optimtrade: loading',
  tags: ['DS-045'],
  ...of(states.loading),
});

export const OptimtradeEmpty = meta.story({
  name: 'Optimtrade: no results',
  tags: ['DS-045', 'WID-006'],
  ...of(states.empty),
});

export const OptimtradeUnavailable = meta.story({
  name: 'Optimtrade: service unavailable',
  tags: ['DS-045', 'WID-005'],
  ...of(states.unavailable),
});

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid max-w-320 gap-40">
      <ServiceTile {...args} />
      <ServiceTile {...args} service="OPTIMTRADE" />
      <ServiceTile {...args} href={undefined} />
      <ServiceTile {...args} status="unavailable" />
    </div>
  ),
});
