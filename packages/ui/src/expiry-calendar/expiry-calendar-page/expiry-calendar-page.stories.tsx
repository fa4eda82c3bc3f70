import type { Filters } from '@atrium/contract/filter-rules';
import { expirySpan, expiryStatus, isActedOn } from '@atrium/contract/expiry-calendar-rules';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CALENDAR, NOTHING, TODAY } from '../expiry-calendar.fixture.js';
import { ExpiryCalendarPage, type ExpiryCalendarPageProps } from './index.js';

const onRetry = fn();

/** Host that stores the day and the filters. */
function Host({ day, filters, onDayChange, onFiltersChange, ...props }: ExpiryCalendarPageProps) {
  const [shown, setShown] = useState(day);
  const [value, setValue] = useState<Filters>(filters);
  return (
    <ExpiryCalendarPage
      {...props}
      day={shown}
      span={expirySpan(props.view, shown)}
      onDayChange={(next) => {
        setShown(next);
        onDayChange(next);
      }}
      filters={value}
      onFiltersChange={(next) => {
        setValue(next);
        onFiltersChange(next);
      }}
    />
  );
}

/** Host with another control that changes the day. */
function Moved(props: ExpiryCalendarPageProps) {
  const [day, setDay] = useState(props.day);
  return (
    <>
      <Button onClick={() => setDay('2026-11-24')}>24</Button>
      <ExpiryCalendarPage {...props} day={day} span={expirySpan(props.view, day)} onDayChange={setDay} />
    </>
  );
}

const meta = preview.meta({
  title: 'Expiry calendar/Expiry calendar page',
  component: ExpiryCalendarPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    calendar: CALENDAR,
    state: { status: 'ready', total: CALENDAR.entries.length },
    view: 'month',
    day: TODAY,
    span: expirySpan('month', TODAY),
    filters: {},
    today: TODAY,
    onFiltersChange: fn(),
    hrefOf: (view, day) => `#${view}-${day}`,
    monthHref: (day, kind) => `#month-${day}-${kind ?? 'all'}`,
    previousDay: '2026-10-20',
    nextDay: '2026-12-20',
    onDayChange: fn(),
    statusOf: (entry) => expiryStatus(entry, TODAY),
    isActedOn: ({ kind }) => isActedOn(kind),
    audience: 'client',
  } satisfies ExpiryCalendarPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const cell = (canvasElement: HTMLElement, day: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`)!;

export const Default = meta.story({
  name: 'A month as a grid of days: what ends on each, and all of the chosen day under it',
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { expiryCalendar } = words(globals);
    const grid = canvas.getByRole('grid');
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    await expect(cell(canvasElement, TODAY)).toHaveAttribute('aria-current', 'date');
    await expect(cell(canvasElement, TODAY)).toHaveAttribute('aria-selected', 'true');
    const none = expiryCalendar[globals['language'] === 'fr' ? 'count_one' : 'count_other'].replace(
      '{{figure}}',
      '0',
    );
    const says = expect.stringContaining(none) as string;
    await expect(cell(canvasElement, '2026-11-01')).toHaveAttribute('aria-label', says);
    await expect(cell(canvasElement, '2026-12-06')).not.toHaveAttribute('aria-label', says);
    await expect(cell(canvasElement, '2026-11-27')).toHaveTextContent(
      expiryCalendar.more.replace('{{figure}}', '1'),
    );
    await userEvent.click(cell(canvasElement, '2026-11-27'));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-27');
    await expect(await canvas.findByRole('link', { name: 'Register extract' })).toHaveAttribute(
      'href',
      '#KYC_DOCUMENT-2026-11-27',
    );
    await expect(canvas.getByText(expiryCalendar.overdue_one.replace('{{figure}}', '1'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Halden Italia SpA' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'Arrows go by day and week, Home and End to the ends of the week, Page Up and Page Down by month',
  play: async ({ canvasElement, args }) => {
    cell(canvasElement, TODAY).focus();
    const presses = [
      ['{ArrowRight}', '2026-11-21'],
      ['{ArrowDown}', '2026-11-28'],
      ['{ArrowUp}', '2026-11-21'],
      ['{ArrowLeft}', '2026-11-20'],
      ['{Home}', '2026-11-16'],
      ['{End}', '2026-11-22'],
      ['{PageDown}', '2026-12-22'],
      ['{PageUp}', '2026-11-22'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-22'],
    ] as const;
    for (const [keys, day] of presses) {
      await userEvent.keyboard(keys);
      await expect(args.onDayChange).toHaveBeenLastCalledWith(day);
      await expect(cell(canvasElement, day)).toHaveFocus();
    }
  },
});

export const SameDay = meta.story({
  name: 'The chosen day chosen again does not take the focus from what moves the calendar next',
  render: (args) => <Moved {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(cell(canvasElement, TODAY));
    const other = canvas.getByRole('button', { name: '24' });
    await userEvent.click(other);
    await expect(cell(canvasElement, '2026-11-24')).toHaveAttribute('aria-selected', 'true');
    await expect(other).toHaveFocus();
  },
});

export const Week = meta.story({
  name: 'The seven days of a week, with what is late above them',
  args: { view: 'week', span: expirySpan('week', TODAY) },
  play: async ({ canvas, globals }) => {
    const { expiryCalendar } = words(globals);
    await expect(canvas.getByRole('region', { name: expiryCalendar.late })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3, name: /2026/ })).toHaveLength(7);
  },
});

export const Day = meta.story({
  name: 'One day',
  args: {
    view: 'day',
    span: expirySpan('day', TODAY),
    calendar: { ...CALENDAR, entries: CALENDAR.entries.slice(1, 2) },
  },
});

export const Year = meta.story({
  name: 'A year: how much ends each month, kind by kind, with the totals; each figure leads to its month',
  args: { view: 'year', span: expirySpan('year', TODAY) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(14);
    await expect(rows.at(-1)).toHaveTextContent(/7$/);
    await expect(within(rows[11]!).getAllByRole('link')[0]).toHaveAttribute('href', '#month-2026-11-01-all');
  },
});

export const ForTheBank = meta.story({
  name: 'For people of the bank no due date is amber: it waits for the client',
  args: { audience: 'bank' },
});

export const Narrow = meta.story({
  name: 'On a phone the month is a list by day',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Port of Rotterdam' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: { state: { status: 'loading' }, calendar: undefined },
});

export const Nothing = meta.story({
  name: 'Nothing in these days: what comes next, and the way there',
  args: {
    calendar: NOTHING,
    state: { status: 'ready', total: 0 },
    view: 'week',
    span: expirySpan('week', TODAY),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).expiryCalendar.nothing.week)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /12 (Dec|déc)/ })).toHaveAttribute(
      'href',
      '#week-2026-12-12',
    );
  },
});

export const Failed = meta.story({
  name: 'Failed: the reason, the support id, another try',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry }, calendar: undefined },
  play: async ({ canvas, globals }) => {
    const { feedback, expiryCalendar } = words(globals);
    await expect(canvas.getByText(expiryCalendar.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: 'Refused',
  args: { state: { status: 'refused' }, calendar: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).filters.list.refused.title)).toBeVisible();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
