import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { ExpiryStatus } from '@atrium/contract/expiry-calendar-rules';
import { useDayFormats } from '../../controls/date/internal.js';
import { Link } from '../../controls/link/index.js';
import { State } from '../../data/state/index.js';
import { cn, useFormats, useStrings, type StateName } from '../../foundations/index.js';
import { useDayDistance } from './use-day-names.js';

/** A square when past, a diamond when the client must act, otherwise a circle; more filled means more urgent. */
const MARKS: Readonly<Record<ExpiryStatus, StateName>> = {
  overdue: 'refused',
  waiting: 'action',
  soon: 'due',
  later: 'done',
  ended: 'expired',
};

/** What the rows need besides their entries. */
export interface EntryFacts {
  /** The bank's current date, from which distances are counted. */
  today: string;
  statusOf: (entry: ExpiryEntry) => ExpiryStatus;
  /** Whether the client has to act when the entry ends; amber is only used for that. */
  isActedOn: (entry: ExpiryEntry) => boolean;
  /** The user's side: amber is only used for what waits for the client. */
  audience: 'bank' | 'client';
}

/** Returns the mark of an entry: its shape, and amber where the client must act. */
export function markOf(entry: ExpiryEntry, { statusOf, isActedOn, audience }: EntryFacts) {
  const status = statusOf(entry);
  const isPlain = status === 'waiting' ? false : audience === 'bank' || !isActedOn(entry);
  return {
    status,
    // A maturity that is near does not require action.
    name: status === 'soon' && !isActedOn(entry) ? ('submitted' as const) : MARKS[status],
    tone: isPlain ? ('plain' as const) : ('default' as const),
  };
}

const ROW = 'md:grid-cols-[11rem_minmax(0,3fr)_minmax(0,2fr)_minmax(7rem,auto)_8rem]';

export interface EntryListProps extends EntryFacts {
  label: string;
  entries: readonly ExpiryEntry[];
  /** Whether each row shows its date; not needed under a day heading. */
  hasDay?: boolean;
}

/** A list of entries, each a link to its record: status, title, legal entity, amount, date. */
export function EntryList({ label, entries, hasDay = true, ...facts }: EntryListProps) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const distanceOf = useDayDistance(facts.today);
  return (
    <ul aria-label={label} className="border-t border-line-ink">
      {entries.map((entry) => {
        const { status, name, tone } = markOf(entry, facts);
        const { id, date, title, kindName, reference, entities, amount, path } = entry;
        const isNear = status === 'overdue' || status === 'waiting' || status === 'soon';
        return (
          <li
            key={id}
            className={cn(
              'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-16 gap-y-2 border-b border-line py-10 break-inside-avoid hover:bg-hover',
              ROW,
            )}
          >
            <State name={name} tone={tone}>
              {t(`expiryCalendar.statuses.${status}`)}
            </State>
            <div className="min-w-0 max-md:order-3 max-md:col-span-2">
              <Link
                variant="plain"
                href={path}
                className="font-semibold break-words after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
              <p className="text-caption text-ink-2">
                {kindName}
                {reference ? ` · ${reference}` : null}
              </p>
            </div>
            <p className="min-w-0 text-small break-words text-ink-2 max-md:order-4">
              {entities
                .map((entity) => entity.name)
                .filter((entity) => entity !== title)
                .join(', ')}
            </p>
            <p className="text-right tabular-nums max-md:order-5">
              {amount ? formats.amount(amount.value, amount.currency) : null}
            </p>
            <div className="grid justify-items-end text-right max-md:order-2">
              {hasDay ? (
                <time dateTime={date} className={isNear ? 'font-semibold' : 'text-ink-2'}>
                  {days.date(date)}
                </time>
              ) : null}
              <span className={cn('text-caption', status === 'overdue' ? 'text-negative-ink' : 'text-ink-2')}>
                {distanceOf(date)}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
