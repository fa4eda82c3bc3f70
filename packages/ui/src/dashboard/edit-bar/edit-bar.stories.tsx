import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { DiscardChangesConfirmation, EditBar, ResetLayoutConfirmation } from './index.js';

const meta = preview.meta({
  title: 'Dashboard/Edit bar',
  component: EditBar,
  parameters: { layout: 'fullscreen' },
  args: { onAdd: fn(), onCancel: fn(), onConfirm: fn(), onReset: fn(), onUndo: fn() },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Add widget, Reset, Cancel, Confirm',
  tags: ['HOME-004', 'HOME-007', 'HOME-008'],
  play: async ({ canvas, args, globals }) => {
    const { edit } = strings(globals).dashboard;
    for (const [name, action] of [
      [edit.undo, args.onUndo],
      [edit.addWidget, args.onAdd],
      [edit.reset, args.onReset],
      [edit.cancel, args.onCancel],
      [edit.confirm, args.onConfirm],
    ] as const) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(action).toHaveBeenCalledOnce();
    }
  },
});

export const OnDefaultLayout = meta.story({
  name: 'Reset is off on the default layout and says why',
  tags: ['HOME-012'],
  args: { isDefault: true },
  play: async ({ canvas, args, globals }) => {
    const { edit } = strings(globals).dashboard;
    const reset = canvas.getByRole('button', { name: edit.reset });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    reset.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(edit.resetDisabled);
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({ args: { busy: true } });

const refused = fn(() => Promise.reject(new Error('refused')));
export const CancelConfirmation = meta.story({
  name: 'The cancel confirmation, open and failing',
  tags: ['DS-114', 'HOME-009'],
  render: () => <DiscardChangesConfirmation defaultOpen onConfirm={refused} />,
  play: async ({ globals }) => {
    const { dashboard, overlays } = strings(globals);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: dashboard.discard.confirm }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(overlays.confirmation.failed));
  },
});

export const ResetConfirmation = meta.story({
  name: 'The reset confirmation, open and failing',
  tags: ['DS-114', 'HOME-010'],
  render: () => <ResetLayoutConfirmation defaultOpen onConfirm={refused} />,
  play: async ({ globals }) => {
    const { dashboard, overlays } = strings(globals);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: dashboard.reset.confirm }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(overlays.confirmation.failed));
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <EditBar {...args} aria-label="1" isDefault />
      <EditBar {...args} aria-label="2" onReset={undefined} onChooseProfile={fn()} failed />
      <EditBar {...args} aria-label="3" busy />
    </div>
  ),
});
