import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, IconButton } from '../../controls/button/index.js';
import { DownloadIcon } from '../../foundations/icons/index.js';
import { Tooltip } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Last change: 20 Nov 2026, 14:32 CET',
    children: <Button>State</Button>,
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start gap-12">
        <Story />
        <Button>Elsewhere</Button>
      </div>
    ),
  ],
});
const closed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Default = meta.story({
  name: 'Opens on hover, closes by Esc',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'State' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Last change: 20 Nov 2026, 14:32 CET');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});

export const Keyboard = meta.story({
  name: 'Opens on keyboard focus, closes when focus leaves',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'State' })).toHaveFocus();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await closed();
  },
});

export const Nothing = meta.story({
  name: 'Without content the element stands alone',
  args: { content: '' },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { open: true, children: <IconButton icon={DownloadIcon} label="Download" />, align: 'start' },
});
