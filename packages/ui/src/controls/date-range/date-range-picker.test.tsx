import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draw, type Surroundings } from '../../contract-suite/draw.tsx';
import { preloadCalendar } from '../date/index.js';
import { Field } from '../field/index.js';
import { DateRangePicker, type DateRange, type DateRangePickerProps } from './index.js';

// The calendar loads when a picker opens; here it is preloaded.
beforeAll(preloadCalendar);
afterEach(() => vi.unstubAllEnvs());

const NOVEMBER: DateRange = { from: '2026-11-10', to: '2026-11-12' };
const trigger = () => screen.getByRole('button', { name: /^Period/ });
const panel = () => within(screen.getByRole('dialog'));
// By text and label: a query by role would compute the accessible names of all seventy days.
const named = (name: string) => panel().queryByText(name)?.closest('button') ?? null;
const press = (name: string) => named(name)!;
const from = () => panel().getByLabelText<HTMLInputElement>('From');
const to = () => panel().getByLabelText<HTMLInputElement>('To');
const grids = () =>
  [...document.querySelectorAll('[role="grid"]')].map((grid) => grid.getAttribute('aria-label'));
const day = (iso: string) => document.querySelector<HTMLElement>(`[data-day="${iso}"] button`)!;
const days = () => screen.getByRole('dialog').querySelector('[role="status"]')!.textContent;
const chosen = () =>
  [...document.querySelectorAll('[data-day][aria-selected="true"]')].map((each) =>
    each.getAttribute('data-day'),
  );

function drawRange(props: Partial<DateRangePickerProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: DateRange | null) => void>();
  const drawn = draw(
    <Field label="Period" help="At most two years">
      <DateRangePicker onValueChange={onValueChange} {...props} />
    </Field>,
    around,
  );
  const open = async () => {
    await drawn.user.click(trigger());
    await waitFor(() => expect(grids()).not.toEqual([]));
  };
  const write = async (input: HTMLElement, text: string) => {
    await drawn.user.clear(input);
    await drawn.user.type(input, `${text}{Enter}`);
  };
  return { ...drawn, onValueChange, open, write };
}

async function drawOpen(props: Partial<DateRangePickerProps> = {}, around?: Surroundings) {
  const drawn = drawRange(props, around);
  await drawn.open();
  return drawn;
}

describe('range field', () => {
  it.each([
    ['en', null, 'Period All dates'],
    ['fr', null, 'Period Toutes les dates'],
    ['en', NOVEMBER, 'Period 10 Nov to 12 Nov 2026'],
    ['fr', NOVEMBER, 'Period du 10 au 12 nov. 2026'],
  ] as const)('in %s its accessible name includes %o', async (language, defaultValue, name) => {
    drawRange({ defaultValue }, { language });
    expect(trigger()).toHaveAccessibleName(name);
    expect(trigger()).toHaveAccessibleDescription('At most two years');
  });

  it.each([{ disabled: true }, { readOnly: true }])('with %o neither opens nor clears', async (state) => {
    const { user, onValueChange } = drawRange({ ...state, clearable: true, defaultValue: NOVEMBER });
    await user.click(trigger());
    trigger().focus();
    await user.keyboard('{Delete}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('stays closed when it becomes editable after a click', async () => {
    const range = (readOnly: boolean) => (
      <Field label="Period">
        <DateRangePicker defaultValue={NOVEMBER} readOnly={readOnly} />
      </Field>
    );
    const { user, rerender } = draw(range(true));
    await user.click(trigger());
    rerender(range(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['{Delete}', '{Backspace}'])('is cleared by %s only if allowed', async (key) => {
    const fixed = drawRange({ defaultValue: NOVEMBER });
    trigger().focus();
    await fixed.user.keyboard(key);
    expect(fixed.onValueChange).not.toHaveBeenCalled();
    fixed.unmount();
    const { user, onValueChange } = drawRange({ defaultValue: NOVEMBER, clearable: true });
    trigger().focus();
    await user.keyboard(key);
    expect(onValueChange.mock.calls).toEqual([[null]]);
    await user.keyboard(key);
    expect(onValueChange).toHaveBeenCalledOnce();
  });
});

describe('form submission', () => {
  it.each([
    [NOVEMBER, {}, '2026-11-10/2026-11-12'],
    [null, {}, ''],
    [NOVEMBER, { disabled: true }, null],
    [NOVEMBER, { name: undefined }, null],
  ])('submits %o with %o as %o', (value, props, sent) => {
    draw(
      <form data-testid="form">
        <Field label="Period">
          <DateRangePicker name="period" value={value} {...props} />
        </Field>
      </form>,
    );
    expect(new FormData(screen.getByTestId('form')).get('period')).toBe(sent);
  });
});

describe('range panel', () => {
  it('gets the focus, and returns it when closed without a change', async () => {
    const { user, onValueChange } = await drawOpen({ defaultValue: NOVEMBER });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose a period');
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await user.click(press('Last 7 days'));
    await user.click(press('Cancel'));
    await waitFor(() => expect(trigger()).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(days()).toBe('3 days'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('accepts two days in either order, and a third starts again', async () => {
    const { user, onValueChange } = await drawOpen({ defaultValue: NOVEMBER });
    await user.click(day('2026-11-18'));
    expect(days()).toBe('');
    await user.click(day('2026-11-03'));
    expect([from().value, to().value, days()]).toEqual(['3 Nov 2026', '18 Nov 2026', '16 days']);
    await user.click(day('2026-11-20'));
    expect([from().value, to().value]).toEqual(['20 Nov 2026', '']);
    await user.click(day('2026-11-20'));
    expect(days()).toBe('1 day');
    await user.click(press('Apply'));
    expect(onValueChange.mock.calls).toEqual([[{ from: '2026-11-20', to: '2026-11-20' }]]);
  });

  it('does not apply half a range, and says what is missing', async () => {
    const { user, onValueChange } = await drawOpen();
    expect(press('Apply')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Apply')).toHaveAccessibleDescription('Choose the first and the last day');
    await user.click(day('2026-11-18'));
    await user.click(press('Apply'));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('preset ranges', () => {
  it('cover their first to last day and are shown as pressed', async () => {
    const { user } = await drawOpen();
    for (const [name, first, last] of [
      ['Today', '20 Nov 2026', '20 Nov 2026'],
      ['Last 7 days', '14 Nov 2026', '20 Nov 2026'],
      ['Last 30 days', '22 Oct 2026', '20 Nov 2026'],
      ['This quarter', '1 Oct 2026', '31 Dec 2026'],
      ['Year to date', '1 Jan 2026', '20 Nov 2026'],
    ] as const) {
      await user.click(press(name));
      expect([from().value, to().value]).toEqual([first, last]);
      expect([...document.querySelectorAll('[aria-pressed="true"]')]).toEqual([press(name)]);
    }
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '21 Nov 2026'],
    ['Pacific/Pago_Pago', '2026-11-20T10:30:00Z', '19 Nov 2026'],
    ['Europe/Paris', '2026-11-20T23:30:00Z', '21 Nov 2026'],
    ['Europe/Paris', '2026-11-20T22:30:00Z', '20 Nov 2026'],
  ])('in %s at %s use the date there, whatever the browser’s time zone', async (timeZone, now, today) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    const { user } = await drawOpen({}, { timeZone, now });
    await user.click(press('Today'));
    expect(from()).toHaveValue(today);
  });

  it('are limited to the allowed dates, and hidden if outside', async () => {
    const { user } = await drawOpen({ min: '2026-11-18', max: '2026-11-19' });
    await user.click(press('This quarter'));
    expect([from().value, to().value]).toEqual(['18 Nov 2026', '19 Nov 2026']);
    expect(named('Today')).toBeNull();
  });

  it('are not offered if one of their ends is disabled', async () => {
    await drawOpen({ isDisabled: (iso) => iso === '2026-11-14' });
    expect(named('Last 7 days')).toBeNull();
    expect(press('Last 30 days')).toBeInTheDocument();
  });

  it('can be defined by the host', async () => {
    const may = { id: 'may', label: 'May', range: () => ({ from: '2026-05-01', to: '2026-05-31' }) };
    const { user, onValueChange } = await drawOpen({ presets: [may] });
    expect(named('Today')).toBeNull();
    await user.click(press('May'));
    expect(grids()).toEqual(['May 2026', 'June 2026']);
    await user.click(press('Apply'));
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-01', to: '2026-05-31' });
  });

  it('are cleared by “Custom range”, which keeps an end that is already custom', async () => {
    const { user } = await drawOpen();
    await user.click(press('Last 7 days'));
    await user.click(press('Custom range'));
    expect([from().value, to().value]).toEqual(['', '']);
    await user.click(day('2026-11-03'));
    await user.click(press('Custom range'));
    expect(from()).toHaveValue('3 Nov 2026');
  });
});

describe('typed ends', () => {
  it('keep the other end, in either order of typing', async () => {
    const { user, write, onValueChange } = await drawOpen();
    await write(to(), '11/18/2026');
    expect([from().value, to().value]).toEqual(['', '11/18/2026']);
    expect(chosen()).toEqual(['2026-11-18']);
    await write(from(), '10/26/2026');
    expect(days()).toBe('24 days');
    await user.click(press('Apply'));
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-26', to: '2026-11-18' });
  });

  it('that reverse the range clear the other end', async () => {
    const { write } = await drawOpen({ defaultValue: NOVEMBER });
    await write(from(), '11/30/2026');
    expect([from().value, to().value]).toEqual(['11/30/2026', '']);
    expect(press('Apply')).toHaveAttribute('aria-disabled', 'true');
  });

  it('that are invalid are reported and cannot be applied', async () => {
    const { user, write, onValueChange } = await drawOpen({ defaultValue: NOVEMBER });
    await write(from(), '2/30/2026');
    expect(from()).toHaveAttribute('aria-invalid', 'true');
    expect(from()).toHaveAccessibleDescription(/Enter a date as/);
    expect(to()).toHaveValue('12 Nov 2026');
    await user.click(press('Apply'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('that were refused are replaced by a preset', async () => {
    const { user, write } = await drawOpen({ defaultValue: NOVEMBER });
    await write(from(), 'nonsense');
    await user.click(press('Last 7 days'));
    expect(from()).toHaveValue('14 Nov 2026');
    expect(from()).not.toHaveAttribute('aria-invalid');
  });

  it('that are disabled are refused with the reason', async () => {
    const { write } = await drawOpen({
      isDisabled: (iso) => iso === '2026-11-11',
      disabledReason: 'Armistice',
    });
    await write(to(), '11/11/2026');
    expect(to()).toHaveAccessibleDescription('Armistice');
    expect(press('Apply')).toHaveAttribute('aria-disabled', 'true');
  });

  it('that are committed by a click on a day do not swallow the click', async () => {
    const { user, onValueChange } = await drawOpen();
    await user.type(from(), '10/26/2026');
    await user.click(day('2026-11-18'));
    expect(days()).toBe('24 days');
    await user.click(press('Apply'));
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-26', to: '2026-11-18' });
  });

  it('that are committed by a press on the calendar leave its month, and a preset shows its own', async () => {
    const { user } = await drawOpen({ defaultValue: NOVEMBER });
    const before = grids();
    await user.clear(from());
    await user.type(from(), '2/15/2026');
    await user.click(day('2026-11-20'));
    expect(grids()).toEqual(before);
    // As assistive technology does: without a pointer.
    press('Year to date').click();
    await waitFor(() => expect(grids()[0]).toContain('January 2026'));
  });

  it('that are committed by Tab keep the focus and show their month', async () => {
    const { user } = await drawOpen({ defaultValue: NOVEMBER });
    await user.clear(to());
    await user.type(to(), '3/1/2027');
    await user.clear(from());
    await user.type(from(), '2/15/2027');
    await user.tab({ shift: true });
    expect(document.activeElement).not.toBe(document.body);
    expect(grids()[0]).toContain('February 2027');
    await user.click(to());
    await user.clear(to());
    await user.type(to(), '2/20/2027');
    await user.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('PLAT-125 are limited to the allowed dates', async () => {
    const { write } = await drawOpen({ min: '2026-11-05', max: '2026-11-20' });
    await write(from(), '1/1/2020');
    await write(to(), '1/1/2030');
    expect(from()).toHaveValue('5 Nov 2026');
    expect(to()).toHaveValue('11/20/2026');
  });
});
