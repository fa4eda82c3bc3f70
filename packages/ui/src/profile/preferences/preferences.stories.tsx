import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NOTIFICATION_PREFERENCES, PREFERENCES } from '../profile.fixture.js';
import { Preferences } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Profile/Preferences',
  component: Preferences,
  args: {
    preferences: PREFERENCES,
    notificationPreferences: NOTIFICATION_PREFERENCES,
    onChange: fn(),
    onNotificationChange: fn(),
    onUnsavedChange: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'By category, in their order; notifications by service',
  tags: ['PROF-037', 'PROF-038', 'PROF-039'],
  play: async ({ canvas, globals }) => {
    const { categories, told } = strings(globals).profile.preferences;
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      categories.CONTACT,
      categories.DISPLAY,
      told,
      'Requests',
      'Documents',
    ]);
    const labels = ['Language of emails', 'Weekly summary', 'Your reference', 'Currencies shown first'];
    const tops = labels.map((label) => canvas.getByText(label).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
});

export const SwitchAndSelects = meta.story({
  name: 'A switch and selects save at once, by mouse and keyboard',
  tags: ['DS-068', 'PROF-033', 'PROF-034', 'PROF-035', 'PROF-041'],
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Weekly summary' });
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenLastCalledWith('mailSummary', ['true']);
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language of emails' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('mailLanguage', ['fr']);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currencies shown first' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Pound sterling' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('reportingCurrencies', ['EUR', 'USD', 'GBP']);
    await userEvent.keyboard('{Escape}');
  },
});

export const Text = meta.story({
  name: 'A text has a button; Enter saves as well',
  tags: ['PROF-036'],
  play: async ({ canvas, args, globals }) => {
    const name = strings(globals).profile.preferences.saveNamed.replace('{{label}}', 'Your reference');
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reference' }), ' CV-17 ');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith('mailReference', ['CV-17']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your reference' }), 'b{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('mailReference', ['CV-17b']);
  },
});

export const Told = meta.story({
  name: 'Email and portal are switched apart',
  tags: ['PROF-032', 'PROF-042'],
  play: async ({ canvas, args, globals }) => {
    const { email, website } = strings(globals).profile.preferences;
    const group = within(canvas.getByRole('group', { name: 'New message' }));
    await expect(group.getByRole('switch', { name: email })).not.toBeChecked();
    await userEvent.click(group.getByRole('switch', { name: website }));
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('requestMessage', {
      emailValue: false,
      websiteValue: false,
    });
    group.getByRole('switch', { name: email }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onNotificationChange).toHaveBeenLastCalledWith('requestMessage', {
      emailValue: true,
      websiteValue: true,
    });
  },
});

export const Saving = meta.story({
  name: 'What is being saved does not act again',
  args: { saving: new Set(['mailSummary', 'requestMessage', 'mailReference']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Weekly summary' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Reminders = meta.story({
  name: 'Whoever has an expiry calendar is led to its reminders',
  args: { remindersHref: '#reminders' },
  play: async ({ canvas, globals }) => {
    const { choose } = strings(globals).profile.preferences.reminders;
    await expect(canvas.getByRole('link', { name: choose })).toHaveAttribute('href', '#reminders');
  },
});

export const NoNotifications = meta.story({
  name: 'No service sends notifications',
  args: { notificationPreferences: [] },
});
export const Loading = meta.story({ args: { preferences: undefined } });

export const Failed = meta.story({
  args: { preferences: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { saving: new Set(['requestMessage']) },
});
