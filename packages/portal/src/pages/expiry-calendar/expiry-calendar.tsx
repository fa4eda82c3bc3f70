import { bankDay } from '@atrium/contract/bank-day';
import type { ExpiryCalendar } from '@atrium/contract/expiry-calendar';
import {
  expirySpan,
  expiryStatus,
  isActedOn,
  type ExpiryKind,
  moveExpiryDay,
  type ExpiryView,
} from '@atrium/contract/expiry-calendar-rules';
import { Button, ExpiryCalendarPage, lazyPart, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Params } from 'react-router-dom';
import { expiryCalendarQuery } from '../../api/expiry-calendar.ts';
import { useUser } from '../../api/users.ts';
import { listState } from '../../app/list-state.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useAddress } from '../../app/use-address.ts';
import { calendarHref, filterQuery, readView, writeView, type CalendarView } from './address.ts';

const Reminders = lazyPart(async () => (await import('./reminders.tsx')).default);
const Feed = lazyPart(async () => (await import('./feed.tsx')).default);

/** URL parameter: the dialog for reminders is open. */
const REMINDERS = 'reminders';

const queryOf = ({ view, filters }: CalendarView, day: string) =>
  expiryCalendarQuery({ ...expirySpan(view, day), ...filterQuery(filters) });

export function prefetch(queries: QueryClient, _params: Params, address: URLSearchParams) {
  const view = readView(address);
  void queries.prefetchQuery(queryOf(view, view.day ?? bankDay(new Date())));
}

/** Returns the list state; the calendar is also shown without entries: the days themselves, and what comes next. */
function stateOf(read: UseQueryResult<ExpiryCalendar>) {
  const { data, ...others } = read;
  return listState({ ...others, data: data && { total: data.entries.length } } as UseQueryResult<{
    total: number;
  }>);
}

/** Everything that ends or falls due for the user, by day, week, month and year. */
export function Component() {
  const { t } = useTranslation('shell');
  const strings = useStrings();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [address, changeAddress] = useAddress();
  const shown = useMemo(() => readView(address), [address]);
  const {
    contactInformation: { isInternal },
    isImpersonated,
  } = useUser();
  const today = bankDay(useNow()());
  const { view } = shown;
  const day = shown.day ?? today;
  const read = useQuery(queryOf(shown, day));
  const kinds = (read.data?.blocks.find(({ field }) => field === 'kinds')?.items ?? []).map(
    ({ value, label }) => ({ value: value as ExpiryKind, label }),
  );
  const openReminders = (open: boolean) =>
    changeAddress((now) => {
      const next = new URLSearchParams(now);
      if (open) next.set(REMINDERS, 'open');
      else next.delete(REMINDERS);
      return next;
    });
  const go = (change: Partial<CalendarView>) =>
    changeAddress((now) => writeView({ ...readView(now), ...change }), { flushSync: true });
  /** Today is the default, so the URL omits it. */
  const dayOf = (next: string) => (next === today ? null : next);
  const hrefOf = (next: ExpiryView, about: string) =>
    calendarHref({ ...shown, view: next, day: dayOf(about) });
  return (
    <>
      <PageTitle>{t('expiryCalendar')}</PageTitle>
      <ExpiryCalendarPage
        calendar={read.data}
        state={stateOf(read)}
        view={view}
        day={day}
        span={expirySpan(view, day)}
        filters={shown.filters}
        onFiltersChange={(filters) => go({ filters })}
        hrefOf={hrefOf}
        monthHref={(about, kind) =>
          calendarHref({
            view: 'month',
            day: dayOf(about),
            filters: kind ? { ...shown.filters, kinds: [kind] } : shown.filters,
          })
        }
        previousDay={moveExpiryDay(view, day, -1)}
        nextDay={moveExpiryDay(view, day, 1)}
        onDayChange={(next) => go({ day: dayOf(next) })}
        today={today}
        statusOf={(entry) => expiryStatus(entry, today)}
        isActedOn={({ kind }) => isActedOn(kind)}
        audience={isInternal ? 'bank' : 'client'}
        actions={
          isImpersonated ? undefined : (
            <>
              <Button disabled={kinds.length === 0} onClick={() => openReminders(true)}>
                {strings('expiryCalendar.reminders.open')}
              </Button>
              <Button disabled={kinds.length === 0} onClick={() => setFeedOpen(true)}>
                {strings('expiryCalendar.feed.open')}
              </Button>
            </>
          )
        }
      />
      {isFeedOpen ? <Feed kinds={kinds} onClose={() => setFeedOpen(false)} /> : null}
      {address.has(REMINDERS) && kinds.length > 0 && !isImpersonated ? (
        <Reminders kinds={kinds} onClose={() => openReminders(false)} />
      ) : null}
    </>
  );
}
