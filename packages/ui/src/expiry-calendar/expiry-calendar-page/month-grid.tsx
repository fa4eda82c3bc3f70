import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { addDays } from '../../controls/date/internal.js';
import { StateMark, cn, useFormats, useStrings } from '../../foundations/index.js';
import { markOf, type EntryFacts } from './entry-list.js';
import { useDayNames } from './use-day-names.js';

/** Number of entries named in a day's cell; the day view lists all. */
const NAMED = 3;

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the same day after a number of months, or the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export interface MonthGridProps extends EntryFacts {
  /** The selected day; its month is shown. */
  day: string;
  entries: readonly ExpiryEntry[];
  /** Entries of the month are still loading. */
  isBusy: boolean;
  onDayChange: (day: string) => void;
}

/**
 * A month as a grid of days with the number of entries on each (APG date grid): arrows move by day and week, Home and
 * End within the week, Page Up and Page Down by month, with Shift by year. The focused day is the selected one.
 */
export function MonthGrid({ day, entries, isBusy, onDayChange, ...facts }: MonthGridProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const { today } = facts;
  const names = useDayNames();
  const body = useRef<HTMLTableSectionElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current) return;
    hasFocus.current = false;
    body.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => [0, 1, 2, 3, 4, 5, 6].map((column) => addDays(start, week * 7 + column)))
    .filter((week) => week.some((each) => each.startsWith(day.slice(0, 7))));
  const byDay = Map.groupBy(entries, ({ date }) => date);

  const choose = (next: string) => {
    // No change will follow, so a later change from outside must not move the focus here.
    if (next === day) return;
    hasFocus.current = true;
    onDayChange(next);
  };
  const move = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 12 : 1;
    const keys: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => addDays(day, -1),
      ArrowRight: () => addDays(day, 1),
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addDays(day, -weekdayOf(day)),
      End: () => addDays(day, 6 - weekdayOf(day)),
      PageUp: () => addMonths(day, -by),
      PageDown: () => addMonths(day, by),
    };
    const next = keys[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next());
  };

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table
      role="grid"
      aria-label={names.month(day)}
      className="w-full table-fixed border-t border-line-ink max-xs:hidden print:hidden"
    >
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="h-32 px-8 text-left text-small font-medium text-ink-2"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {weeks.map((week) => (
          <tr key={week[0]} className="border-t border-line">
            {week.map((each) => {
              const own = byDay.get(each) ?? [];
              const isOther = !each.startsWith(day.slice(0, 7));
              const count = t('expiryCalendar.count', { count: own.length, figure: integer(own.length) });
              const name = names.longDay(each);
              return (
                <td
                  key={each}
                  data-day={each}
                  tabIndex={each === day ? 0 : -1}
                  aria-selected={each === day}
                  aria-current={each === today ? 'date' : undefined}
                  // No count of zero is announced for entries that are not loaded, such as those of other months.
                  aria-label={(isOther || isBusy) && own.length === 0 ? name : `${name}, ${count}`}
                  onClick={() => choose(each)}
                  onKeyDown={move}
                  className={cn(
                    'focus-inset h-[6.5rem] cursor-pointer p-8 align-top hover:bg-hover',
                    isOther && 'text-ink-3',
                    each === day && 'bg-selection shadow-[inset_0_2px_0_var(--brand)]',
                  )}
                >
                  <span className="flex items-baseline justify-between gap-4 text-small">
                    <span
                      className={cn(
                        'tabular-nums',
                        each === today && 'font-semibold text-brand-ink underline underline-offset-3',
                      )}
                    >
                      {Number(each.slice(8))}
                    </span>
                    {own.length > 0 ? (
                      <span className="text-caption text-ink-2 tabular-nums">{integer(own.length)}</span>
                    ) : null}
                  </span>
                  <span className="mt-4 grid gap-2 text-caption">
                    {own.slice(0, NAMED).map((entry) => {
                      const { name, tone } = markOf(entry, facts);
                      return (
                        <span key={entry.id} className="flex min-w-0 items-center gap-4">
                          <StateMark name={name} tone={tone} size={12} />
                          <span className="truncate">{entry.title}</span>
                        </span>
                      );
                    })}
                    {own.length > NAMED ? (
                      <span className="text-ink-2">
                        {t('expiryCalendar.more', { figure: integer(own.length - NAMED) })}
                      </span>
                    ) : null}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
