import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { ROOMS } from '../home-widgets.fixture.js';
import { DataRoomWidget, type DataRoomWidgetProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Data room',
  component: DataRoomWidget,
  args: {
    rooms: ROOMS,
    href: 'https://dataroom.atrium.example',
    external: true,
  } satisfies DataRoomWidgetProps,
});

export const Default = meta.story({
  name: 'The open rooms, and the service in a new tab',
  tags: ['DS-040', 'WID-063', 'NAV-013'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const open = canvas.getByRole('link', {
      name: new RegExp(stringsOf(globals).homeWidgets.dataRooms.open),
    });
    await expect(open).toHaveAttribute('target', '_blank');
    await expect(open).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.tab();
    await expect(open).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-040', 'DS-026'],
  ...inColumns(1),
});

const states = widgetStates({
  without: { rooms: undefined },
  empty: { rooms: [] },
  words: ({ homeWidgets }) => homeWidgets.dataRooms,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-040'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-040', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-040', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <DataRoomWidget {...args} />
      <DataRoomWidget {...args} rooms={[]} />
      <DataRoomWidget {...args} status="unavailable" />
      <DataRoomWidget {...args} status="loading" />
    </div>
  ),
});
