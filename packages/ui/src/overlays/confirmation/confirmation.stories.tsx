import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { Confirmation } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Confirmation',
  component: Confirmation,
  args: {
    trigger: <Button>Revoke</Button>,
    title: 'Revoke the power of attorney of Lena Brandt?',
    description:
      'She can no longer sign for Halden Energy GmbH, up to EUR 5,000,000.00 per operation. Two requests that wait for her signature go back to you. This takes effect at once and cannot be undone.',
    confirmLabel: 'Revoke the power',
    cancelLabel: 'Keep the power',
    busyLabel: 'Revoking',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
});

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
  return within(await screen.findByRole('alertdialog'));
};
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const confirmOf = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Revoke the power' });

export const Default = meta.story({
  name: 'The title is the question, the buttons are the outcomes',
  tags: ['DS-061'],
  play: async ({ canvas, args }) => {
    let dialog = await open(canvas);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      'Revoke the power of attorney of Lena Brandt?',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep the power' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Revoke' })).toHaveFocus());

    dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep the power' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onCancel).toHaveBeenCalledTimes(2);

    dialog = await open(canvas);
    await userEvent.click(confirmOf(dialog));
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const TypedText = meta.story({
  name: 'Stays disabled until the exact text is typed, ignores pasting and dropping',
  tags: ['PLAT-115', 'PLAT-116', 'DS-125'],
  args: { typedText: 'Lena Brandt' },
  play: async ({ canvas, args, globals }) => {
    const strings = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.confirmation;
    const dialog = await open(canvas);
    const input = dialog.getByRole('textbox', {
      name: strings.typeToConfirm.replace('{{text}}', 'Lena Brandt'),
    });
    const confirm = confirmOf(dialog);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(confirm).toBeDisabled();

    await userEvent.paste('Lena Brandt');
    await expect(input).toHaveValue('');
    await expect(
      await dialog.findByText(strings.typePasteRefused.replaceAll(/[\u00a0\u202f]/g, ' ')),
    ).toBeVisible();
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'Lena Brandt');
    await expect(fireEvent.drop(input, { dataTransfer: transfer })).toBe(false);
    await expect(confirm).toBeDisabled();

    await userEvent.type(input, 'lena brandt');
    await expect(confirm).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'Lena Brand');
    await expect(confirm).toBeDisabled();
    await userEvent.type(input, 't');
    await expect(confirm).toBeEnabled();
    await userEvent.type(input, ' ');
    await expect(confirm).toBeDisabled();
    await userEvent.keyboard('{Backspace}{Enter}');
    await closed();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  name: 'Busy while it runs, then closes',
  render: (args) => (
    <Confirmation
      {...args}
      onConfirm={() =>
        new Promise<void>((resolve) => document.addEventListener('go-on', () => resolve(), { once: true }))
      }
    />
  ),
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await userEvent.click(confirmOf(dialog));
    await expect(await dialog.findByRole('button', { name: 'Revoking' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('go-on'));
    await closed();
  },
});

export const Failed = meta.story({
  name: 'A failure stays inside, and can be tried again',
  args: {
    error: 'The power was not revoked. The bank’s service did not answer.',
    onConfirm: fn(() => Promise.reject(new Error('refused'))),
  },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await userEvent.click(confirmOf(dialog));
    await waitFor(() => expect(dialog.getByText(/The power was not revoked/)).toBeVisible());
    await expect(dialog.getByRole('alert')).toHaveTextContent(/did not answer/);
    await userEvent.click(confirmOf(dialog));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
});

export const Plain = meta.story({
  name: 'Without danger',
  args: {
    trigger: undefined,
    defaultOpen: true,
    danger: false,
    title: 'Send the reminder to 3 signatories?',
    description: 'Anna Weber, Jon Halden and Mia Roth each receive a mail now.',
    confirmLabel: 'Send 3 reminders',
    cancelLabel: 'Send none',
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { defaultOpen: true, typedText: 'Lena Brandt', trigger: undefined },
});
