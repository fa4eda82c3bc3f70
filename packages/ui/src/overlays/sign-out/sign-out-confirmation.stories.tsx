import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { SignOutConfirmation } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Sign-out confirmation',
  component: SignOutConfirmation,
  args: { trigger: <Button>Person</Button>, onConfirm: fn() },
});

export const Default = meta.story({
  name: 'PLAT-065 signs out only after the answer',
  play: async ({ canvas, args, globals }) => {
    const strings = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.signOut;
    const button = canvas.getByRole('button', { name: 'Person' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: strings.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: strings.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person' }));
    await screen.findByRole('alertdialog');
  },
});
