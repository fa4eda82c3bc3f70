import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { typedDate } from '../date/index.js';
import { Field } from '../field/index.js';
import { DateRangePicker } from './index.js';

const meta = preview.meta({
  title: 'Controls/Date range picker',
  component: DateRangePicker,
  args: { onValueChange: fn(), max: '2026-11-20', disabledReason: 'Future dates hold no statements' },
  decorators: [
    (Story) => (
      <div className="w-320 max-w-full">
        <Field label="Period">
          <Story />
        </Field>
      </div>
    ),
  ],
});

const language = () => (document.documentElement.lang === 'fr' ? 'fr' : 'en');
const strings = () => (language() === 'fr' ? uiStringsFr : uiStringsEn).controls.date;
const trigger = () => screen.getByRole('button', { name: /Period/ });
const panel = () => within(screen.getByRole('dialog'));
const button = (name: string) => panel().getByRole('button', { name });
const day = (iso: string) => document.querySelector<HTMLElement>(`[data-day="${iso}"] button`)!;
const opened = () => waitFor(() => expect(panel().getAllByRole('grid')).toHaveLength(2));

export const Default = meta.story();

export const ByMouse = meta.story({
  name: 'Two days by mouse, in either order, taken over with Apply',
  args: { defaultValue: { from: '2026-10-01', to: '2026-10-02' } },
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await opened();
    await userEvent.click(day('2026-11-18'));
    await expect(button(strings().apply)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(strings().apply));
    await userEvent.click(day('2026-10-26'));
    await expect(panel().getAllByRole('status')[0]).toHaveTextContent('24');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(button(strings().apply));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-26', to: '2026-11-18' });
    await expect(trigger()).toHaveTextContent(
      language() === 'fr' ? 'du 26 oct. au 18 nov. 2026' : '26 Oct to 18 Nov 2026',
    );
  },
});

export const ByKeyboard = meta.story({
  name: 'A named range by keyboard; Cancel and Escape change nothing',
  play: async ({ args }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await opened();
    button(strings().last30).focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(strings().last30)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await opened();
    button(strings().quarter).focus();
    await userEvent.keyboard('{Enter}');
    button(strings().apply).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-11-20' });
  },
});

export const Typed = meta.story({
  name: 'Typed days, clamped to the limits',
  tags: ['PLAT-123', 'PLAT-124', 'PLAT-125'],
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await opened();
    const [from, to] = panel().getAllByRole('textbox');
    await userEvent.click(from!);
    await userEvent.keyboard(typedDate('2026-10-26', language()));
    await userEvent.click(to!);
    await userEvent.keyboard(`${typedDate('2027-01-31', language())}{Enter}`);
    await userEvent.click(button(strings().apply));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-26', to: '2026-11-20' });
  },
});

export const Monday = meta.story({
  name: 'Two months, weeks from Monday, limits of two years',
  tags: ['SRCH-022', 'SRCH-024'],
  args: { min: '2024-11-20', defaultValue: { from: '2024-11-20', to: '2024-11-22' } },
  play: async () => {
    await userEvent.click(trigger());
    await opened();
    const [first] = panel().getAllByRole('columnheader', { hidden: true });
    await expect(first).toHaveAttribute('aria-label', language() === 'fr' ? 'lundi' : 'Monday');
    await expect(day('2024-11-19')).toBeDisabled();
    await expect(button(strings().previous)).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Clearable = meta.story({
  args: { clearable: true, defaultValue: { from: '2026-10-26', to: '2026-11-18' } },
  play: async ({ args }) => {
    trigger().focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  decorators: [],
  render: () => (
    <div className="grid h-600 w-320 content-start gap-16">
      <DateRangePicker aria-label="Empty" />
      <DateRangePicker
        aria-label="Wrong"
        invalid
        clearable
        defaultValue={{ from: '2026-10-26', to: '2026-11-18' }}
      />
      <DateRangePicker aria-label="Disabled" disabled value={{ from: '2026-10-26', to: '2026-11-18' }} />
      <DateRangePicker
        aria-label="Open"
        max="2026-11-20"
        defaultValue={{ from: '2026-10-26', to: '2026-11-18' }}
        disabledReason="Future dates hold no statements"
      />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Open/ }));
    await opened();
  },
});
