import { expect, fn, screen, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ExpiryRemindersDialog, type ExpiryRemindersDialogProps } from './index.js';

const meta = preview.meta({
  title: 'Expiry calendar/Expiry reminders dialog',
  component: ExpiryRemindersDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    reminders: { leadTimes: [{ kind: 'GUARANTEE', days: 30 }], byMail: true },
    kinds: [
      { value: 'KYC_REVIEW', label: 'KYC review', isWaiting: false },
      { value: 'GUARANTEE', label: 'Guarantee', isWaiting: false },
      { value: 'SIGNATURE', label: 'Signature', isWaiting: true },
    ],
    onSave: fn(),
  } satisfies ExpiryRemindersDialogProps,
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).expiryCalendar.reminders;

export const Default = meta.story({
  name: 'A lead time for each kind, and e-mails or not',
  play: async ({ args, globals }) => {
    const text = words(globals);
    const review = await screen.findByRole('combobox', { name: 'KYC review' });
    await expect(review).toHaveTextContent(text.never);
    await userEvent.click(review);
    await userEvent.click(screen.getByRole('option', { name: text.ahead.replace('{{figure}}', '90') }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Guarantee' }));
    await userEvent.click(screen.getByRole('option', { name: text.never }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Signature' }));
    await userEvent.click(screen.getByRole('option', { name: text.after.replace('{{figure}}', '7') }));
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(text.byMail) }));
    await userEvent.click(screen.getByRole('button', { name: text.save }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      leadTimes: [
        { kind: 'KYC_REVIEW', days: 90 },
        { kind: 'SIGNATURE', days: 7 },
      ],
      byMail: false,
    });
  },
});

export const Kept = meta.story({
  name: 'A kind that is not offered now keeps its lead time',
  args: { reminders: { leadTimes: [{ kind: 'DEPOSIT', days: 7 }], byMail: false } },
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: words(globals).save }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      leadTimes: [{ kind: 'DEPOSIT', days: 7 }],
      byMail: false,
    });
  },
});

export const Saving = meta.story({
  name: 'It stays open while it is being saved, so that the outcome is seen',
  args: { busy: true },
  play: async ({ args, globals }) => {
    const { cancel } = words(globals);
    await expect(screen.getByRole('button', { name: cancel })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'It could not be saved',
  args: { failure: 'The reminders were not saved' },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
