import type { Audience } from '@atrium/contract/audience';
import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import { Link } from '../../controls/link/index.js';
import { State } from '../../data/index.js';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { cn, StateMark, useFormats, useStrings, type StateName } from '../../foundations/index.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { momentOf, useRecentDay, WidgetTable } from '../parts/internal.js';

/** How near an entry is; entries of the widget are never past. */
export type UpcomingStatus = 'waiting' | 'soon' | 'later';

export interface ExpiryCalendarProps extends ServiceWidgetProps<ExpiryEntry> {
  /** Upcoming expiries and due dates, nearest first. */
  entries?: readonly ExpiryEntry[] | undefined;
  /** Total number within a year. */
  totalCount?: number | undefined;
  /** How many are overdue, and how many wait for the user. */
  late?: { readonly overdue: number; readonly waiting: number } | undefined;
  /** Address of the overdue entries in the calendar; without it the line is plain text. */
  lateHref?: string | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Returns how near an entry is. */
  statusOf: (entry: ExpiryEntry) => UpcomingStatus;
  /** Whether the client has to act when the entry ends; amber is only used for that. */
  isActedOn: (entry: ExpiryEntry) => boolean;
  /** The user's side: amber is only used for what waits for the client. Default: client. */
  audience?: Audience | undefined;
}

const NONE: readonly ExpiryEntry[] = [];
const NOTHING_LATE = { overdue: 0, waiting: 0 };

/** The next expiries and due dates of the user, with the overdue ones summed up in one line above. */
export function ExpiryCalendar({
  status,
  width = 1,
  entries = NONE,
  totalCount,
  late = NOTHING_LATE,
  lateHref,
  today,
  statusOf,
  isActedOn,
  audience = 'client',
  more,
  ...props
}: ExpiryCalendarProps) {
  const t = useStrings();
  const formats = useFormats();
  const dayOf = useRecentDay(today);
  const isWide = width >= 2;
  const isLate = late.overdue + late.waiting > 0;
  const entitiesOf = ({ entities }: ExpiryEntry) => entities.map(({ name }) => name).join(', ');
  const amountOf = ({ amount }: ExpiryEntry) =>
    amount ? formats.amount(amount.value, amount.currency) : null;
  return (
    <WidgetFrame
      title={t('home.widgets.EXPIRY_CALENDAR.title')}
      {...(totalCount && {
        count: totalCount,
        countLabel: t('figures.expiryCalendar.count', { count: totalCount }),
      })}
      status={status ?? (entries.length === 0 && !isLate ? 'empty' : 'ready')}
      skeletonRows={5}
      empty={{ title: t('figures.expiryCalendar.empty'), help: t('figures.expiryCalendar.emptyHelp') }}
      figures={() =>
        listFigures(
          [
            t('figures.expiryCalendar.due'),
            t('figures.expiryCalendar.kind'),
            t('figures.expiryCalendar.entity'),
            t('figures.expiryCalendar.amount'),
            t('figures.expiryCalendar.day'),
          ],
          entries,
          more,
          (entry) => [
            entry.title,
            entry.kindName,
            entitiesOf(entry),
            amountOf(entry),
            formats.date(momentOf(entry.date)),
          ],
        )
      }
      more={more}
      {...props}
    >
      {isLate ? <Late {...late} href={lateHref} audience={audience} /> : null}
      {entries.length === 0 ? (
        <p className="py-12 text-small text-ink-2">{t('figures.expiryCalendar.empty')}</p>
      ) : (
        <WidgetTable
          headless={!isWide}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'due',
              head: t('figures.expiryCalendar.due'),
              renderCell: (entry) => (
                <Due
                  entry={entry}
                  status={statusOf(entry)}
                  isPlain={audience === 'bank' || !isActedOn(entry)}
                />
              ),
            },
            isWide && {
              id: 'entity',
              head: t('figures.expiryCalendar.entity'),
              renderCell: (entry) => <span className="text-ink-2">{entitiesOf(entry)}</span>,
            },
            isWide && {
              id: 'amount',
              head: t('figures.expiryCalendar.amount'),
              align: 'right',
              renderCell: (entry) => <span className="tabular-nums">{amountOf(entry)}</span>,
            },
            {
              id: 'day',
              head: t('figures.expiryCalendar.day'),
              align: 'right',
              renderCell: (entry) => (
                <time
                  dateTime={entry.date}
                  className={cn('text-small', statusOf(entry) === 'later' ? 'text-ink-2' : 'font-semibold')}
                >
                  {dayOf(entry.date)}
                </time>
              ),
            },
          ]}
        />
      )}
    </WidgetFrame>
  );
}

/** How many are overdue or waiting, linked to the calendar. */
function Late({
  overdue,
  waiting,
  href,
  audience,
}: {
  overdue: number;
  waiting: number;
  href: string | undefined;
  audience: Audience;
}) {
  const t = useStrings();
  const { integer } = useFormats();
  const words = (
    <span className="flex flex-wrap gap-x-16 gap-y-4">
      {overdue > 0 ? (
        <State name="refused" size="small">
          {t('figures.expiryCalendar.overdue', { count: overdue, figure: integer(overdue) })}
        </State>
      ) : null}
      {waiting > 0 ? (
        <State name="action" size="small" tone={audience === 'bank' ? 'plain' : 'default'}>
          {t('figures.expiryCalendar.waits', { count: waiting, figure: integer(waiting) })}
        </State>
      ) : null}
    </span>
  );
  return (
    <p className="flex min-h-40 items-center border-b border-line py-8">
      {href ? (
        <Link variant="plain" href={href} className="hover:underline">
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  );
}

/** The entry: mark, title linked to the record, and kind. */
function Due({ entry, status, isPlain }: { entry: ExpiryEntry; status: UpcomingStatus; isPlain: boolean }) {
  const t = useStrings();
  const mark: StateName =
    status === 'waiting' ? 'action' : status === 'later' ? 'done' : isPlain ? 'submitted' : 'due';
  return (
    <span className="grid min-w-0 gap-2">
      <Link variant="plain" href={entry.path} className="break-words hover:underline">
        {entry.title}
      </Link>
      <span className="flex items-center gap-6 text-caption text-ink-3">
        <StateMark name={mark} size={12} tone={isPlain ? 'plain' : 'default'} />
        <span>
          {entry.kindName}
          <span className="sr-only">, {t(`figures.expiryCalendar.${status}`)}</span>
        </span>
      </span>
    </span>
  );
}
