import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import { DatePicker, typedDate } from './index.js';

const meta = preview.meta({
  title: 'Controls/Date picker',
  component: DatePicker,
  args: { onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="w-240 max-w-full">
        <Field label="Value date">
          <Story />
        </Field>
      </div>
    ),
  ],
});

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const language = () => (document.documentElement.lang === 'fr' ? 'fr' : 'en');
const typed = (iso: string) => typedDate(iso, language());
const shown = { en: '20 Nov 2026', fr: '20 nov. 2026' };
const day = (number: string) =>
  screen
    .getAllByRole('gridcell')
    .find((cell) => cell.textContent === number && !cell.hidden)
    ?.querySelector('button');

export const Default = meta.story();

export const Typed = meta.story({
  name: 'Takes what is typed in the figures of the language, and shows the month by name',
  tags: ['PLAT-123', 'PLAT-124'],
  play: async ({ args }) => {
    await userEvent.click(input());
    await userEvent.keyboard(typed('2026-11-20'));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20');
    await expect(input()).toHaveValue(shown[language()]);
    await userEvent.click(input());
    await expect(input()).toHaveValue(typed('2026-11-20'));
  },
});

export const Clamped = meta.story({
  name: 'Clamps what is typed to the limits',
  tags: ['PLAT-125'],
  args: { min: '2024-11-20', max: '2026-11-20' },
  play: async ({ args }) => {
    await userEvent.click(input());
    await userEvent.keyboard(`${typed('2030-01-31')}{Enter}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.clear(input());
    await userEvent.keyboard(`${typed('2001-01-31')}{Enter}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-11-20');
  },
});

export const Refused = meta.story({
  name: 'Keeps a text that is no date and says how to write one',
  play: async ({ args }) => {
    await userEvent.click(input());
    await userEvent.keyboard('45/45/2026');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input()).toHaveValue('45/45/2026');
    await expect(input()).toBeInvalid();
    await expect(screen.getByText(new RegExp(typed('2026-11-20')))).toBeVisible();
    await userEvent.clear(input());
    await userEvent.tab();
    await expect(input()).toBeValid();
  },
});

export const ByMouse = meta.story({
  name: 'Chooses in the calendar by mouse',
  args: { defaultValue: '2026-11-20' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await userEvent.click(day('12')!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-12');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(input()).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  name: 'Chooses in the calendar by keyboard: arrows, Page keys, Home, Enter, Escape',
  args: { defaultValue: '2026-11-20' },
  play: async ({ args }) => {
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day('20')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Home}');
    await waitFor(() => expect(day('9')).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', '2026-10-09'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-09');
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
});

export const Limits = meta.story({
  name: 'Days out of the limits are struck through and refuse',
  args: { max: '2026-11-20', defaultValue: '2026-11-18', disabledReason: 'Future dates hold no statements' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(day('21')).toBeDisabled());
    await userEvent.click(day('21')!, { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByText('Future dates hold no statements')).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  decorators: [],
  render: () => (
    <div className="grid h-560 w-300 content-start gap-16">
      <DatePicker aria-label="Empty" />
      <DatePicker aria-label="Wrong" invalid defaultValue="2026-11-20" />
      <DatePicker aria-label="Read-only" readOnly value="2026-11-20" />
      <DatePicker aria-label="Disabled" disabled value="2026-11-20" />
      <DatePicker
        aria-label="Open"
        max="2026-11-20"
        defaultValue="2026-11-18"
        disabledReason="Future dates hold no statements"
      />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
});
