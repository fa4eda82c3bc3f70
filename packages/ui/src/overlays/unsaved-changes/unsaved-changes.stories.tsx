import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { UnsavedChanges } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Unsaved changes',
  component: UnsavedChanges,
  args: { open: true, onLeave: fn(), onStay: fn() },
});
const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.unsaved;

export const Default = meta.story({
  name: 'Asks before changes are lost, and leaves',
  tags: ['DS-062', 'PLAT-060', 'PLAT-061'],
  play: async ({ args, globals }) => {
    const strings = stringsOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: strings.title });
    await expect(dialog).toHaveAccessibleDescription(strings.warning);
    await userEvent.click(within(dialog).getByRole('button', { name: strings.leave }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

export const Stays = meta.story({
  name: 'Stays by the button and by Esc',
  tags: ['PLAT-062'],
  play: async ({ args, globals }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: stringsOf(globals).stay }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const Draft = meta.story({
  name: 'Changes that can wait as a draft are kept, or deleted',
  tags: ['PLAT-061'],
  args: { onKeep: fn() },
  play: async ({ args, globals }) => {
    const strings = stringsOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: strings.title });
    await expect(dialog).toHaveAccessibleDescription(strings.draft);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: strings.stay })).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: strings.deleteDraft })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: strings.keepDraft })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: strings.deleteDraft }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
