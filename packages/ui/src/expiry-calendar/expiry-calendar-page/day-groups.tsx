import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import { addDays } from '../../controls/date/internal.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { EntryList, type EntryFacts } from './entry-list.js';
import { useDayNames } from './use-day-names.js';

export interface DayGroupsProps extends EntryFacts {
  span: { from: string; to: string };
  entries: readonly ExpiryEntry[];
  /** Days without known entries may still get some: no count of zero is shown. */
  isBusy: boolean;
  /** Also lists days without entries. */
  hasEmptyDays?: boolean;
}

/** Returns the days between two dates, both included. */
function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Entries grouped under the heading of their day, with their number. */
export function DayGroups({ span, entries, isBusy, hasEmptyDays = false, ...facts }: DayGroupsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const { today } = facts;
  const names = useDayNames();
  const byDay = Map.groupBy(entries, ({ date }) => date);
  const shown = hasEmptyDays ? daysOf(span) : [...byDay.keys()].toSorted();
  return (
    <div className="grid gap-24">
      {shown.map((day) => {
        const own = byDay.get(day) ?? [];
        const name = names.longDay(day);
        return (
          <div key={day}>
            <h3 className="flex min-h-40 flex-wrap items-center gap-x-12 text-heading-2">
              {name}
              {day === today ? (
                <span className="text-small font-semibold text-brand-ink">{t('expiryCalendar.today')}</span>
              ) : null}
              {isBusy && own.length === 0 ? null : (
                <span className="text-small font-regular text-ink-2">
                  {t('expiryCalendar.count', { count: own.length, figure: integer(own.length) })}
                </span>
              )}
            </h3>
            {own.length > 0 ? (
              <EntryList label={name} entries={own} hasDay={false} {...facts} />
            ) : (
              <div className="border-t border-line-ink" />
            )}
          </div>
        );
      })}
    </div>
  );
}
