import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/strings/index.js';
import { ExpiryRemindersDialog } from './index.js';

const { discard, unsaved } = uiStringsEn.overlays;
const { reminders: texts } = uiStringsEn.expiryCalendar;

const opened = () => {
  const onOpenChange = vi.fn();
  draw(
    <ExpiryRemindersDialog
      open
      onOpenChange={onOpenChange}
      reminders={{ leadTimes: [{ kind: 'KYC_REVIEW', days: 30 }], byMail: true }}
      kinds={[{ value: 'KYC_REVIEW', label: 'KYC review', isWaiting: false }]}
      onSave={() => {}}
    />,
  );
  return onOpenChange;
};

it('asks before Esc loses a choice, and keeps it if the user goes on', async () => {
  const user = userEvent.setup();
  const onOpenChange = opened();
  const byMail = screen.getByRole('checkbox');
  await user.click(byMail);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: discard.stay }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(byMail).not.toBeChecked();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: unsaved.leave }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('closes without a question if nothing changed, or on “Cancel”', async () => {
  const user = userEvent.setup();
  const onOpenChange = opened();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
