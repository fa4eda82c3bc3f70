import { ExpiryCalendarPage, ExpiryFeedDialog, ExpiryRemindersDialog } from '../../expiry-calendar/index.js';
import { CALENDAR, TODAY } from '../../expiry-calendar/expiry-calendar.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const expiryCalendar: Samples = {
  ExpiryCalendarPage: sample(ExpiryCalendarPage, 'element', {
    calendar: CALENDAR,
    state: { status: 'ready', total: CALENDAR.entries.length },
    view: 'month',
    day: TODAY,
    span: { from: '2026-11-01', to: '2026-11-30' },
    filters: {},
    onFiltersChange: noop,
    hrefOf: (view, day) => `#${view}-${day}`,
    monthHref: (day) => `#month-${day}`,
    previousDay: '2026-10-20',
    nextDay: '2026-12-20',
    onDayChange: noop,
    today: TODAY,
    statusOf: () => 'soon',
    isActedOn: () => true,
    audience: 'client',
  }),
  ExpiryFeedDialog: sample(ExpiryFeedDialog, 'nothing', {
    open: false,
    onOpenChange: noop,
    feed: null,
    address: null,
    kinds: [{ value: 'LOAN', label: 'Loan maturity' }],
    onCreate: noop,
    onRevoke: noop,
    onCopy: noop,
  }),
  ExpiryRemindersDialog: sample(ExpiryRemindersDialog, 'nothing', {
    open: false,
    onOpenChange: noop,
    reminders: { leadTimes: [], byMail: true },
    kinds: [{ value: 'LOAN', label: 'Loan maturity', isWaiting: false }],
    onSave: noop,
  }),
};
