import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ExportDays } from './index.js';

const meta = preview.meta({
  title: 'Contracts/Export of days',
  component: ExportDays,
  args: { label: 'Audit trail', action: 'Export audit', proposed: 60, onExport: fn() },
});

export const Default = meta.story({
  name: 'Proposes days, and is off outside 1 to 366',
  tags: ['CTR-029', 'CTR-030'],
  play: async ({ canvas, args }) => {
    const days = canvas.getByRole('spinbutton', { name: 'Audit trail' });
    const button = canvas.getByRole('button', { name: 'Export audit' });
    await expect(days).toHaveValue('60');
    for (const wrong of ['0', '367']) {
      await userEvent.clear(days);
      await userEvent.type(days, `${wrong}{Tab}`);
      await expect(button).toBeDisabled();
    }
    await userEvent.clear(days);
    await userEvent.type(days, '366{Tab}');
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenLastCalledWith(366);
  },
});

export const Inline = meta.story({
  name: 'In one row with its label, and with its error below',
  args: { inline: true, label: 'Last' },
  play: async ({ canvas, args }) => {
    const days = canvas.getByRole('spinbutton', { name: /^Last (days|jours)$/ });
    await expect(canvas.queryByText(/^(Since|Depuis)/)).toBeNull();
    await userEvent.clear(days);
    await userEvent.type(days, '0{Tab}');
    const button = canvas.getByRole('button', { name: 'Export audit' });
    await expect(button).toBeDisabled();
    await waitFor(() => expect(days).toHaveAccessibleDescription(expect.stringContaining('366')));
    const error = canvas.getByText(/366/).getBoundingClientRect();
    await expect(error.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await userEvent.clear(days);
    await userEvent.type(days, '7{Tab}');
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenLastCalledWith(7);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { proposed: 400, busy: true },
});
