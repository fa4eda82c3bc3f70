import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { Popover, PopoverClose } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Columns</Button>,
    label: 'Columns shown',
    children: (
      <div className="grid gap-12">
        <p>Reference, state, title and last update are shown.</p>
        <PopoverClose asChild>
          <Button size="toolbar">Done</Button>
        </PopoverClose>
      </div>
    ),
  },
});
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  name: 'Opens and closes by mouse and by keyboard; focus goes in and comes back',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Columns shown');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await closed();
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await closed();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { defaultOpen: true },
});
