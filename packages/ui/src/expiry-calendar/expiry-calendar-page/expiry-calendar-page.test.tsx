import { expirySpan, type ExpiryView } from '@atrium/contract/expiry-calendar-rules';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { expiryCalendar } from '../../contract-suite/samples/expiry-calendar.tsx';
import { CALENDAR, NOTHING, TODAY } from '../expiry-calendar.fixture.js';
import { ExpiryCalendarPage, type ExpiryCalendarPageProps } from './index.js';

const sample = expiryCalendar['ExpiryCalendarPage']!.props as unknown as ExpiryCalendarPageProps;

function show(view: ExpiryView, { calendar = CALENDAR, day = TODAY, busy = false } = {}) {
  const state = { status: 'ready', total: calendar.entries.length, busy } as const;
  const span = expirySpan(view, day);
  return draw(<ExpiryCalendarPage {...sample} {...{ calendar, state, view, day, span }} />).container;
}

describe('days that are still loading', () => {
  const views = ['day', 'week', 'month', 'year'] as const;

  it.each(views)('of a %s are not called empty because those before were', (view) => {
    const page = show(view, { calendar: NOTHING, busy: true });
    expect(page).not.toHaveTextContent('Nothing ends or falls due');
    expect(page).not.toHaveTextContent(/\b0 dates/);
    expect(page.querySelector('[aria-label*="0 dates"]')).toBeNull();
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it.each(views)('of a %s do not show the entries of those before', (view) => {
    const page = show(view, { day: '2027-03-10', busy: true });
    expect(page).not.toHaveTextContent('Claire Vasseur');
    expect(page).not.toHaveTextContent('Nothing ends or falls due');
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it.each(views)('of a %s are called empty once they are', (view) => {
    expect(show(view, { calendar: NOTHING })).toHaveTextContent(`Nothing ends or falls due`);
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

it('says how many overdue dates the list of late ones leaves out', () => {
  const late = { ...CALENDAR.late, overdue: 1_235 };
  expect(show('month', { calendar: { ...CALENDAR, late } })).toHaveTextContent(
    '1,234 more overdue dates are not in this list.',
  );
  expect(show('month')).not.toHaveTextContent('not in this list');
});

describe('what is overdue or waits', () => {
  const [waiting] = CALENDAR.late.entries;
  const within = { ...waiting!, id: 'within', title: 'Envelope of today', date: TODAY };
  const late = { overdue: 1, waiting: 2, entries: [...CALENDAR.late.entries, within] };
  const list = () => screen.queryByRole('region', { name: 'Overdue, or waiting for you' });

  it.each(['month', 'year'] as const)('is listed whole under a %s, of whatever days', (view) => {
    for (const day of [TODAY, '2027-03-10']) {
      const { unmount } = draw(
        <ExpiryCalendarPage
          {...sample}
          {...{ view, day, span: expirySpan(view, day), calendar: { ...CALENDAR, late } }}
          state={{ status: 'ready', total: 1, busy: false }}
        />,
      );
      for (const { title } of late.entries) expect(list()).toHaveTextContent(title);
      unmount();
    }
  });

  it.each(['day', 'week'] as const)('is listed above a %s of today, except what is in its days', (view) => {
    show(view, { calendar: { ...CALENDAR, late } });
    expect(list()).toHaveTextContent(waiting!.title);
    expect(list()).not.toHaveTextContent(within.title);
  });

  it.each(['day', 'week'] as const)('is not listed above another %s', (view) => {
    show(view, { calendar: { ...CALENDAR, late }, day: '2027-03-10' });
    expect(list()).toBeNull();
  });
});

it.each(['day', 'week', 'month', 'year'] as const)('says in a %s that dates are left out', (view) => {
  const calendar = { ...CALENDAR, isTruncated: true };
  expect(show(view, { calendar })).toHaveTextContent('Past dates are left out first.');
});

describe('a calendar that cannot be loaded', () => {
  const failed = { status: 'error', onRetry: () => {} } as const;
  const page = (props: Partial<ExpiryCalendarPageProps>) => <ExpiryCalendarPage {...sample} {...props} />;
  const panel = () => screen.queryByRole('region', { name: 'Filters' });

  it('keeps the filters of the last one, so that the one that fails can be removed', async () => {
    const onFiltersChange = vi.fn<(filters: object) => void>();
    const { user, rerender } = draw(page({ calendar: CALENDAR, state: { status: 'ready', total: 1 } }));
    const filters = { kinds: [CALENDAR.blocks[0]!.items[0]!.value] };
    rerender(page({ calendar: undefined, state: failed, filters, onFiltersChange }));
    const [chosen] = within(panel()!).getAllByRole('checkbox', { checked: true });
    await user.click(chosen!);
    expect(onFiltersChange).toHaveBeenCalledWith({});
  });

  it('leaves no place for filters that it never had', () => {
    draw(page({ calendar: undefined, state: failed }));
    expect(panel()).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
  });
});
