import { bankDay } from '@atrium/contract/bank-day';
import { addMonths } from '@atrium/contract/calendar';
import { EXPIRY_CALENDAR_ENTRY } from '@atrium/contract/expiry-calendar-page';
import { EXPIRY_ENTRIES_MAX, expiryStatus, isActedOn } from '@atrium/contract/expiry-calendar-rules';
import { ExpiryCalendar, useNow } from '@atrium/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expiryCalendarQuery } from '../../../api/expiry-calendar.ts';
import { useUser } from '../../../api/users.ts';
import { BOARD_ROWS, PAGE_ROWS, stateOf } from './read.ts';
import type { WidgetProps } from './widget.ts';

const MONTHS = 12;

/** What falls due within a year from today. */
const upcomingQuery = (today: string, limit: number) =>
  expiryCalendarQuery({ from: today, to: addMonths(today, MONTHS), limit });

export const prefetch = (queries: QueryClient) =>
  queries.prefetchQuery(upcomingQuery(bankDay(new Date()), BOARD_ROWS));

/** Entries from today on cannot be overdue or over. */
function upcomingStatus(entry: Parameters<typeof expiryStatus>[0], today: string) {
  const status = expiryStatus(entry, today);
  return status === 'waiting' || status === 'soon' ? status : 'later';
}

export function Component({ width }: WidgetProps) {
  const isWhole = width === 4;
  const [rows, setRows] = useState(PAGE_ROWS);
  const queries = useQueryClient();
  const {
    contactInformation: { isInternal },
  } = useUser();
  const today = bankDay(useNow()());
  const read = useQuery(upcomingQuery(today, isWhole ? rows : BOARD_ROWS));
  const { entries, total = 0, late } = read.data ?? {};
  return (
    <ExpiryCalendar
      {...stateOf(read)}
      href={EXPIRY_CALENDAR_ENTRY.href}
      lateHref={EXPIRY_CALENDAR_ENTRY.href}
      width={width}
      entries={entries}
      totalCount={total}
      late={late}
      today={today}
      statusOf={(entry) => upcomingStatus(entry, today)}
      isActedOn={({ kind }) => isActedOn(kind)}
      audience={isInternal ? 'bank' : 'client'}
      more={
        isWhole && entries && entries.length < total
          ? {
              shown: entries.length,
              total,
              busy: read.isFetching,
              onMore: () => setRows(rows + PAGE_ROWS),
              readAll: async () =>
                (await queries.fetchQuery(upcomingQuery(today, EXPIRY_ENTRIES_MAX))).entries,
            }
          : undefined
      }
    />
  );
}
