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

const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.signOut;

export const Default = meta.story({
  name: 'Signs out only after the answer',
  tags: ['PLAT-065'],
  play: async ({ canvas, args, globals }) => {
    const strings = stringsOf(globals);
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

export const Drafts = meta.story({
  name: 'Says what goes with the session when something is begun',
  tags: ['DS-115'],
  args: { defaultOpen: true, drafts: true },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: strings.title });
    await expect(dialog).toHaveAccessibleDescription(strings.textDrafts);
  },
});

export const Open = meta.story({
  name: 'Open: the question, and focus on the answer that changes nothing',
  tags: ['DS-115'],
  args: { defaultOpen: true },
  play: async ({ globals }) => {
    const strings = stringsOf(globals);
    const dialog = await screen.findByRole('alertdialog', { name: strings.title });
    await expect(dialog).toHaveAccessibleDescription(strings.text);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: strings.stay })).toHaveFocus());
    await expect(within(dialog).getByRole('button', { name: strings.confirm })).toBeEnabled();
  },
});

export const UnderWay = meta.story({
  name: 'While the session ends, no answer is taken twice',
  tags: ['DS-115'],
  args: { defaultOpen: true, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, globals }) => {
    const strings = stringsOf(globals);
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: strings.confirm });
    await userEvent.click(confirm);
    await expect(within(dialog).getByRole('button', { name: strings.stay })).toBeDisabled();
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(dialog).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'A session that could not be ended says so and can be tried again',
  tags: ['DS-115'],
  args: {
    defaultOpen: true,
    onConfirm: fn(() => Promise.reject(new Error('no answer'))),
    error: 'The session is still open. The service did not answer.',
  },
  play: async ({ args, globals }) => {
    const strings = stringsOf(globals);
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: strings.confirm });
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('The session is still open.'),
    );
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
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
