import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { Field } from '../field/index.js';
import { DatePicker, preloadCalendar, typedDate, type DatePickerProps } from './index.js';

// The calendar loads when a picker opens; here it is preloaded.
beforeAll(preloadCalendar);

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const opener = () => screen.getByRole('button');
const layer = () => screen.queryByRole('dialog');
const focusedDay = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? null;
const dayButton = (iso: string) => document.querySelector<HTMLElement>(`[data-day="${iso}"] button`)!;

function drawPicker(props: Partial<DatePickerProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Value date" help="A working day">
        <DatePicker onValueChange={onValueChange} {...props} />
      </Field>
    </form>,
    around,
  );
  const write = async (text: string) => {
    await drawn.user.clear(input());
    await drawn.user.type(input(), text);
  };
  const open = async () => {
    await drawn.user.click(input());
    await drawn.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedDay()).not.toBeNull());
  };
  return { ...drawn, onValueChange, write, open };
}

describe('typed date', () => {
  it.each([
    ['en', '20 Nov 2026', '11/20/2026'],
    ['fr', '20 nov. 2026', '20/11/2026'],
  ] as const)(
    'PLAT-123 PLAT-124 in %s is displayed as %s, and as %s while typing',
    async (language, name, figures) => {
      const { user, write, onValueChange } = drawPicker({}, { language });
      await write(figures);
      await user.tab();
      expect(onValueChange.mock.calls).toEqual([['2026-11-20']]);
      expect(input()).toHaveValue(name);
      await user.click(input());
      expect(input()).toHaveValue(figures);
    },
  );

  it('is replaced by typing after Tab, which selects the text', async () => {
    const { user, onValueChange } = drawPicker({ defaultValue: '2026-11-20' });
    await user.tab();
    expect(input()).toHaveFocus();
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, input().value.length]);
    await user.keyboard('12/24/2026{Enter}');
    expect(onValueChange.mock.calls).toEqual([['2026-12-24']]);
  });

  it('is committed by Enter and displayed as understood', async () => {
    const { user, write, onValueChange } = drawPicker();
    await write('1.2.26');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-01-02');
    expect(input()).toHaveValue('01/02/2026');
  });

  it('is not reported again when only focused', async () => {
    const { user, onValueChange } = drawPicker({ defaultValue: '2026-11-20' });
    await user.click(input());
    await user.keyboard('{Enter}');
    await user.tab();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is not reported again if only its format differs', async () => {
    const { user, write, onValueChange } = drawPicker({ defaultValue: '2026-11-20' });
    await write('20 November 2026');
    await user.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input()).toHaveValue('20 Nov 2026');
  });

  it('is cleared with its text', async () => {
    const { user, onValueChange } = drawPicker({ defaultValue: '2026-11-20' });
    await user.clear(input());
    await user.tab();
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(input()).toHaveValue('');
    expect(input()).toBeValid();
  });

  it.each([
    ['before the first', '1/31/2001', '2024-11-20'],
    ['after the last', '1/31/2030', '2026-11-20'],
    ['between them', '1/31/2025', '2025-01-31'],
  ])('PLAT-125 %s is limited to the allowed dates', async (_, text, iso) => {
    const { user, write, onValueChange } = drawPicker({ min: '2024-11-20', max: '2026-11-20' });
    await write(text);
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(iso);
    expect(input()).toHaveValue(typedDate(iso, 'en'));
  });
});

describe('invalid date', () => {
  it('stays in the field, is reported on blur, and has no value', async () => {
    const { user, write, onValueChange } = drawPicker({ defaultValue: '2026-11-20', name: 'day' });
    await write('2/30/2026');
    expect(input()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(input()).toHaveValue('2/30/2026');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription(/Enter a date as MM\/DD\/YYYY, such as 11\/20\/2026/);
    // The form must not keep the previous day, which the field no longer shows.
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(sent(screen.getByRole('form'), 'day')).toEqual(['']);
  });

  it('PLAT-114 makes the form invalid from the first wrong character', async () => {
    const { write } = drawPicker();
    expect(input().checkValidity()).toBe(true);
    await write('45');
    expect(input().checkValidity()).toBe(false);
    await write('11/20/2026');
    expect(input().checkValidity()).toBe(true);
  });

  it('is corrected in place; the message disappears when the text is valid', async () => {
    const { user, write, onValueChange } = drawPicker();
    await write('nonsense');
    await user.tab();
    await write('11/20/2026');
    await user.tab();
    expect(input()).not.toHaveAttribute('aria-invalid');
    expect(onValueChange.mock.calls).toEqual([['2026-11-20']]);
  });

  it('is replaced by a day selected in the calendar', async () => {
    const { user, write } = drawPicker();
    await write('nonsense');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedDay()).toBe('2026-11-20'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveValue('11/20/2026');
    expect(input()).not.toHaveAttribute('aria-invalid');
  });

  it('is refused with the reason if the day is disabled', async () => {
    const holidays = {
      isDisabled: (day: string) => day === '2026-12-25',
      disabledReason: 'Banks are closed',
    };
    const { user, write, onValueChange } = drawPicker(holidays);
    await write('12/25/2026');
    await user.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input()).toHaveAccessibleDescription(/Banks are closed/);
    await write('12/24/2026');
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-24');
  });

  it.each([
    ['en', 'This day cannot be chosen.'],
    ['fr', 'Ce jour n’est pas disponible.'],
  ] as const)('has a message for it in %s', async (language, sentence) => {
    const { user, write } = drawPicker({ isDisabled: () => true }, { language });
    await write('01/01/2026');
    await user.tab();
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
  });
});

describe('date changed by the host', () => {
  const onValueChange = vi.fn();
  const host = (value: string | null) => (
    <DatePicker aria-label="Day" value={value} onValueChange={onValueChange} />
  );
  beforeEach(() => onValueChange.mockClear());

  it('while focused is kept on blur', async () => {
    const { user, rerender } = draw(host(null));
    await user.click(input());
    rerender(host('2026-03-01'));
    expect(input()).toHaveValue('03/01/2026');
    await user.tab();
    await user.tab();
    expect(input()).toHaveValue('1 Mar 2026');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('replaces an invalid text and its message', async () => {
    const { user, rerender } = draw(host(null));
    await user.type(input(), 'nonsense');
    await user.tab();
    rerender(host('2026-03-01'));
    expect(input()).toHaveValue('1 Mar 2026');
    expect(input()).not.toHaveAttribute('aria-invalid');
  });

  it('is the only date displayed if the host refuses every change', async () => {
    const { user } = draw(host('2026-03-01'));
    await user.clear(input());
    await user.type(input(), '11/20/2026{Enter}');
    await user.tab();
    expect(onValueChange).toHaveBeenCalledWith('2026-11-20');
    expect(input()).toHaveValue('1 Mar 2026');
  });
});

describe('calendar of a field', () => {
  it('opens with the down arrow on the selected day, and Escape returns to the field', async () => {
    const { user, open, onValueChange } = drawPicker({ defaultValue: '2026-02-10' });
    await open();
    expect(layer()).toHaveAccessibleName('Choose a date');
    expect(focusedDay()).toBe('2026-02-10');
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(input()).toHaveFocus());
    expect(layer()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('opens from its button, whose name includes the date', async () => {
    const { user } = drawPicker({ defaultValue: '2026-02-10' });
    expect(opener()).toHaveAccessibleName('Choose a date, 10 February 2026');
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    await user.tab();
    await user.tab();
    expect(opener()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focusedDay()).toBe('2026-02-10'));
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('selects the focused day with %s', async (_, key) => {
    const { user, open, onValueChange } = drawPicker({ defaultValue: '2026-02-10' });
    await open();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(onValueChange.mock.calls).toEqual([['2026-02-17']]);
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('opens on today, or on the nearest enabled day', async () => {
    const { open, unmount } = drawPicker();
    await open();
    expect(focusedDay()).toBe('2026-11-20');
    unmount();
    const { open: openLimited } = drawPicker({ max: '2026-03-31' });
    await openLimited();
    expect(focusedDay()).toMatch(/^2026-03/);
  });

  it('does not select a disabled day', async () => {
    const { user, open, onValueChange } = drawPicker({
      defaultValue: '2026-11-18',
      max: '2026-11-20',
      isDisabled: (day) => day === '2026-11-19',
      disabledReason: 'Holidays hold no statements',
    });
    await open();
    for (const day of ['2026-11-19', '2026-11-21']) expect(dayButton(day)).toBeDisabled();
    await user.click(dayButton('2026-11-19'));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('Holidays hold no statements')).toBeInTheDocument();
    dayButton('2026-11-18').focus();
    await user.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-11-20');
    await user.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-11-20');
  });
});

describe('picker without text input', () => {
  it('refuses typing and opens by click and keyboard', async () => {
    const { user, onValueChange } = drawPicker({ pickOnly: true });
    await user.click(input());
    await waitFor(() => expect(layer()).not.toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(input()).toHaveFocus());
    for (const key of ['{ArrowDown}', '{Enter}', ' ']) {
      await user.keyboard(key);
      await waitFor(() => expect(focusedDay()).toBe('2026-11-20'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(input()).toHaveFocus());
    }
    await user.keyboard('11/20/2026');
    expect(input()).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each(['{Delete}', '{Backspace}'])('is cleared by %s, and not restored on blur', async (key) => {
    const { user, onValueChange } = drawPicker({ pickOnly: true, defaultValue: '2026-11-20' });
    await user.tab();
    await user.keyboard(key);
    expect(input()).toHaveValue('');
    await user.tab();
    await user.tab();
    expect(input()).toHaveValue('');
    expect(onValueChange.mock.calls).toEqual([[null]]);
  });
});

describe('date field', () => {
  it('has name, format description and required state', () => {
    drawPicker();
    expect(input()).toHaveAccessibleName('Value date');
    expect(input()).toHaveAccessibleDescription('Format MM/DD/YYYY A working day');
    expect(input()).toBeRequired();
  });

  it.each([{ disabled: true }, { readOnly: true }] as { disabled?: true; readOnly?: true }[])(
    'with %o neither opens nor changes',
    async (state) => {
      const { user, onValueChange } = drawPicker({ ...state, defaultValue: '2026-11-20' });
      await user.click(input());
      await user.keyboard('{ArrowDown}{Backspace}1{Enter}');
      for (const button of screen.queryAllByRole('button')) await user.click(button);
      expect(layer()).toBeNull();
      expect(onValueChange).not.toHaveBeenCalled();
      expect([input().disabled, input().readOnly]).toEqual([
        state.disabled ?? false,
        state.readOnly ?? false,
      ]);
    },
  );

  it('submits the ISO date in any language, and nothing while disabled', () => {
    const props = { name: 'day', defaultValue: '2026-11-20' };
    const { unmount } = drawPicker(props, { language: 'fr' });
    expect(sent(screen.getByRole('form'), 'day')).toEqual(['2026-11-20']);
    unmount();
    drawPicker({ ...props, disabled: true });
    expect(sent(screen.getByRole('form'), 'day')).toEqual([]);
  });
});

describe('language change with a typed date', () => {
  it('accepts a text that is only valid in the new language', async () => {
    const i18n = createUiI18n('en');
    const onValueChange = vi.fn<(value: string | null) => void>();
    render(
      <I18nextProvider i18n={i18n}>
        <Field label="Value date">
          <DatePicker onValueChange={onValueChange} />
        </Field>
      </I18nextProvider>,
    );
    await userEvent.type(input(), '25/12/2026');
    await userEvent.tab();
    expect(input()).toBeInvalid();
    expect(onValueChange).not.toHaveBeenCalled();
    await act(() => i18n.changeLanguage('fr'));
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-25');
    expect(input()).toBeValid();
  });
});

it('a refused text does not come back once the host has replaced and cleared the value', async () => {
  const picker = (value: string | null) => (
    <Field label="Day">
      <DatePicker value={value} onValueChange={() => {}} />
    </Field>
  );
  const { user, rerender } = draw(picker(null));
  await user.type(input(), 'nonsense{Enter}');
  expect(input()).toHaveValue('nonsense');
  rerender(picker('2026-11-21'));
  rerender(picker(null));
  expect(input()).toHaveValue('');
});
