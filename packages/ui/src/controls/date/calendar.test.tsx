import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw, type Surroundings } from '../../contract-suite/draw.tsx';
import Calendar, { type CalendarProps } from './calendar.js';

afterEach(() => vi.unstubAllEnvs());

const cell = (iso: string) => document.querySelector<HTMLElement>(`[data-day="${iso}"]`)!;
const button = (iso: string) => cell(iso).querySelector<HTMLElement>('button')!;
const focused = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? null;
const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));

function drawCalendar(props: Partial<CalendarProps> = {}, around?: Surroundings) {
  const onSelect = vi.fn<(day: string) => void>();
  return {
    onSelect,
    ...draw(
      <Calendar selected={null} today="2026-11-20" focusFirst onSelect={onSelect} {...props} />,
      around,
    ),
  };
}

describe('keyboard in the grid', () => {
  it.each([
    ['ArrowRight', '2026-03-31', '{ArrowRight}', '2026-04-01'],
    ['ArrowLeft', '2026-03-01', '{ArrowLeft}', '2026-02-28'],
    ['ArrowDown', '2026-12-28', '{ArrowDown}', '2027-01-04'],
    ['ArrowUp', '2026-01-01', '{ArrowUp}', '2025-12-25'],
    ['Home, the Monday', '2026-11-19', '{Home}', '2026-11-16'],
    ['Home on a Monday', '2026-11-16', '{Home}', '2026-11-16'],
    ['End, the Sunday', '2026-11-19', '{End}', '2026-11-22'],
    ['PageUp', '2026-11-20', '{PageUp}', '2026-10-20'],
    ['PageUp to a shorter month', '2026-03-31', '{PageUp}', '2026-02-28'],
    ['PageDown', '2026-11-20', '{PageDown}', '2026-12-20'],
    ['PageDown to a shorter month', '2024-01-31', '{PageDown}', '2024-02-29'],
    ['Shift and PageUp', '2026-11-20', '{Shift>}{PageUp}{/Shift}', '2025-11-20'],
    ['Shift and PageUp on 29 February', '2024-02-29', '{Shift>}{PageUp}{/Shift}', '2023-02-28'],
    ['Shift and PageDown', '2026-11-20', '{Shift>}{PageDown}{/Shift}', '2027-11-20'],
  ])('%s moves from %s with %s to %s', async (_, from, keys, to) => {
    const { user } = drawCalendar({ selected: from });
    expect(focused()).toBe(from);
    await user.keyboard(keys);
    expect(focused()).toBe(to);
  });

  it('moves one day at a time across daylight saving changes', async () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    const { user } = drawCalendar({ selected: '2026-03-28' });
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('2026-03-30');
    const autumn = drawCalendar({ selected: '2026-10-24' });
    await autumn.user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(focused()).toBe('2026-10-25');
  });

  it('stays within the limits', async () => {
    const { user } = drawCalendar({ selected: '2026-11-19', min: '2026-11-18', max: '2026-11-20' });
    const keys = ['ArrowDown', 'PageDown', 'End', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'PageUp', 'Home'];
    for (const key of [...keys, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      await user.keyboard(`{${key}}`);
      expect(['2026-11-18', '2026-11-19', '2026-11-20']).toContain(focused());
    }
    expect(focused()).toBe('2026-11-18');
  });

  it('only one day is a tab stop', () => {
    drawCalendar({ selected: '2026-11-19' });
    const stops = screen
      .getAllByRole('gridcell')
      .flatMap((each) => [...each.querySelectorAll('[tabindex="0"]')]);
    expect(stops).toEqual([button('2026-11-19')]);
  });
});

describe('accessible name of a day', () => {
  it.each([
    ['en', 'Friday, 20 November 2026', 'Today, ', ', selected'],
    ['fr', 'vendredi 20 novembre 2026', 'Aujourd’hui, ', ', sélectionné'],
  ] as const)(
    'is its full date in %s, and whether it is today or selected',
    (language, full, today, chosen) => {
      const { unmount } = drawCalendar({}, { language });
      expect(button('2026-11-20')).toHaveAccessibleName(`${today}${full}`);
      unmount();
      drawCalendar({ today: '2026-11-21', selected: '2026-11-20' }, { language });
      expect(button('2026-11-20')).toHaveAccessibleName(`${full}${chosen}`);
      expect(cell('2026-11-20')).toHaveAttribute('aria-selected', 'true');
    },
  );

  it.each([
    ['en', ['Monday', 'Sunday'], 'Previous month', 'November 2026'],
    ['fr', ['lundi', 'dimanche'], 'Mois précédent', 'novembre 2026'],
  ] as const)(
    'SRCH-024 weeks start on Monday in %s, with translated names',
    (language, ends, previous, month) => {
      drawCalendar({}, { language });
      const names = screen
        .getAllByRole('columnheader', { hidden: true })
        .map((each) => each.getAttribute('aria-label'));
      expect([names[0], names[6]]).toEqual(ends);
      expect(screen.getByRole('button', { name: previous })).toBeEnabled();
      expect(months()).toEqual([month]);
    },
  );

  it('months have the right number of days in six rows', () => {
    drawCalendar({ selected: '2024-02-10' });
    expect(document.querySelectorAll('[data-day^="2024-02"] button')).toHaveLength(29);
    expect(within(screen.getByRole('grid')).getAllByRole('row').length).toBeGreaterThanOrEqual(6);
  });
});

describe('selection', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Beirut'])(
    'returns the pressed day, in %s too',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const { user, onSelect } = drawCalendar({ selected: '2018-11-10', today: '2018-11-10' });
      for (const day of ['2018-11-01', '2018-11-04', '2018-11-30']) {
        await user.click(button(day));
        expect(onSelect).toHaveBeenLastCalledWith(day);
      }
    },
  );

  it('returns the selected day again when pressed again', async () => {
    const { user, onSelect } = drawCalendar({ selected: '2026-11-10' });
    await user.click(button('2026-11-10'));
    expect(onSelect.mock.calls).toEqual([['2026-11-10']]);
  });

  it('the first month shown has an enabled day', () => {
    const { unmount } = drawCalendar({ min: '2027-05-10' });
    expect(months()).toEqual(['May 2027']);
    unmount();
    drawCalendar({ max: '2025-05-10' });
    expect(months()).toEqual(['May 2025']);
  });

  it('months outside the limits cannot be shown', () => {
    drawCalendar({ min: '2026-11-01', max: '2026-11-30' });
    for (const name of ['Previous month', 'Next month'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('range selection', () => {
  const selected = (iso: string) => cell(iso).getAttribute('aria-selected') === 'true';

  it('covers the first to the last day', () => {
    drawCalendar({ selected: { from: '2026-11-10', to: '2026-11-12' }, months: 2 });
    expect(['09', '10', '11', '12', '13'].map((day) => selected(`2026-11-${day}`))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('previews the range under the pointer, also backwards', async () => {
    const { user } = drawCalendar({ selected: { from: '2026-11-10', to: null }, months: 2 });
    const tinted = () =>
      [...document.querySelectorAll('[data-day].bg-brand-tint')].map((each) => each.getAttribute('data-day'));
    await user.hover(button('2026-11-12'));
    expect(tinted()).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
    await user.hover(button('2026-11-09'));
    expect(tinted()).toEqual(['2026-11-09', '2026-11-10']);
    await user.unhover(button('2026-11-09'));
    expect(tinted()).toEqual(['2026-11-10']);
  });

  it('shows two months, the last not after the limit', () => {
    drawCalendar({ selected: { from: '2026-11-10', to: '2026-11-12' }, months: 2, max: '2026-11-20' });
    expect(months()).toEqual(['October 2026', 'November 2026']);
  });
});
