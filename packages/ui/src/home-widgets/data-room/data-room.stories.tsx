import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
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
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'DS-040 WID-063 NAV-013 the open rooms, and the service in a new tab',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const open = canvas.getByRole('link', { name: new RegExp(strings(globals).homeWidgets.dataRooms.open) });
    await expect(open).toHaveAttribute('target', '_blank');
    await expect(open).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.tab();
    await expect(open).toHaveFocus();
  },
});

export const OneColumn = meta.story({
  name: 'DS-040 DS-026 one column',
  render: (args) => (
    <div className="max-w-320">
      <DataRoomWidget {...args} />
    </div>
  ),
});

export const Loading = meta.story({ name: 'DS-040 loading', args: { rooms: undefined, status: 'loading' } });

export const Empty = meta.story({
  name: 'DS-040 WID-006 no results',
  args: { rooms: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).homeWidgets.dataRooms.empty)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'DS-040 WID-005 service unavailable',
  args: { rooms: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: { rooms: undefined, status: 'error', error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes },
    // The same widget several times on one page, which no home has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
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
