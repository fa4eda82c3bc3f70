import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../../controls/button/index.js';
import { DotsIcon, SignIcon, StopIcon } from '../../foundations/icons/index.js';
import { LazyMenu } from './index.js';

const onSign = fn();

const meta = preview.meta({
  title: 'Overlays/Lazy menu',
  component: LazyMenu,
  args: {
    trigger: <IconButton icon={DotsIcon} label="More actions" variant="secondary" />,
    actions: [
      { id: 'sign', label: 'Sign 2 documents', icon: SignIcon, onSelect: onSign },
      { id: 'cancel', label: 'Cancel request', icon: StopIcon, destructive: true },
    ],
  },
});

export const Default = meta.story({
  name: 'A press opens it, once its code is there',
  play: async ({ canvas }) => {
    onSign.mockClear();
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign 2 documents' }));
    await expect(onSign).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  name: 'By keyboard: the first item has the focus, at once and later',
  play: async ({ canvas }) => {
    const first = async () => {
      const item = await screen.findByRole('menuitem', { name: 'Sign 2 documents' });
      await waitFor(() => expect(item).toHaveFocus());
    };
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await first();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel request' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await first();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
