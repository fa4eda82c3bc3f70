import type { ExpiryCalendar, ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { ExpiryKind, ExpiryView } from '@atrium/contract/expiry-calendar-rules';
import { useState, type ComponentProps } from 'react';
import { useDayFormats } from '../../controls/date/internal.js';
import { buttonVariants } from '../../controls/button/index.js';
import { State } from '../../data/state/index.js';
import { Empty, SkeletonRows } from '../../feedback/index.js';
import { ListPage, type ListPageProps } from '../../filters/list-page/index.js';
import {
  CaretLeftIcon,
  CaretRightIcon,
  HostLink,
  lazyPart,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { LinkTabs } from '../../navigation/index.js';
import { DayGroups } from './day-groups.js';
import { EntryList, type EntryFacts } from './entry-list.js';
import { MonthGrid } from './month-grid.js';
import { useDayNames } from './use-day-names.js';
import { YearTable } from './year-table.js';

const DateJump = lazyPart(async () => (await import('./date-jump.js')).DateJump);
const VIEWS: readonly ExpiryView[] = ['day', 'week', 'month', 'year'];
const NO_BLOCKS: ExpiryCalendar['blocks'] = [];
/** Keeps the line height while the content is loading. */
const NO_BREAK = '\u00A0';

export interface ExpiryCalendarPageProps
  extends
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'>,
    Pick<ListPageProps, 'filters' | 'onFiltersChange' | 'notice' | 'actions'>,
    EntryFacts {
  /** Undefined until the first load has finished. */
  calendar: ExpiryCalendar | undefined;
  /** Whether it is loaded, reloading for other days, failed or refused. */
  state: ListPageProps['state'];
  /** The selected view: day, week, month or year. */
  view: ExpiryView;
  /** The selected day. */
  day: string;
  /** The first and last day shown. */
  span: { from: string; to: string };
  /** Returns the address of a view for a day. */
  hrefOf: (view: ExpiryView, day: string) => string;
  /** Returns the address of a month, filtered by one kind or by the current filters. */
  monthHref: (day: string, kind?: ExpiryKind) => string;
  /** The same day of the previous period. */
  previousDay: string;
  /** The same day of the next period. */
  nextDay: string;
  /** Called when the user chooses a day. */
  onDayChange: (day: string) => void;
}

/** Everything that ends or falls due for the user, by day, week, month and year, with overdue entries first. */
export function ExpiryCalendarPage({
  calendar,
  state,
  view,
  day,
  span,
  hrefOf,
  monthHref,
  previousDay,
  nextDay,
  onDayChange,
  today,
  statusOf,
  isActedOn,
  audience,
  ...props
}: ExpiryCalendarPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const { range } = useDayFormats();
  const names = useDayNames();
  // Those of the last load stay, so that a filter whose calendar cannot be loaded can be removed again.
  const [blocks, setBlocks] = useState(calendar?.blocks);
  if (calendar && calendar.blocks !== blocks) setBlocks(calendar.blocks);
  const title = t('expiryCalendar.title');
  const { overdue = 0, waiting = 0 } = calendar?.late ?? {};
  const heading = {
    day: () => names.longDay(day),
    week: () => range(span.from, span.to),
    month: () => names.month(day),
    year: () => day.slice(0, 4),
  }[view]();
  const body = calendar ? (
    <Body
      isBusy={state.status === 'ready' && state.busy === true}
      {...{ calendar, view, day, span, monthHref, hrefOf, onDayChange, today, statusOf, isActedOn, audience }}
    />
  ) : null;
  return (
    <ListPage
      {...props}
      title={title}
      description={
        overdue + waiting > 0 ? (
          <span className="flex flex-wrap gap-x-24 gap-y-4">
            {overdue > 0 ? (
              <State name="refused">
                {t('expiryCalendar.overdue', { count: overdue, figure: integer(overdue) })}
              </State>
            ) : null}
            {waiting > 0 ? (
              <State name="action">
                {t('expiryCalendar.waiting', { count: waiting, figure: integer(waiting) })}
              </State>
            ) : null}
          </span>
        ) : (
          NO_BREAK
        )
      }
      tabs={
        <LinkTabs
          label={title}
          current={view}
          tabs={VIEWS.map((id) => ({ id, href: hrefOf(id, day), label: t(`expiryCalendar.views.${id}`) }))}
        />
      }
      state={state}
      blocks={blocks ?? (state.status === 'error' ? NO_BLOCKS : undefined)}
      countText={() => {
        const count = calendar?.entries.length ?? 0;
        return t('expiryCalendar.count', { count, figure: integer(count) });
      }}
      errorTitle={t('expiryCalendar.failed')}
      notice={
        <>
          {props.notice}
          <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
            <h2 className="min-w-0 flex-1 basis-200 text-heading-2">{heading}</h2>
            <nav aria-label={t('expiryCalendar.period')} className="flex gap-8 print:hidden max-xs:w-full">
              <DateJump
                day={day}
                onDayChange={onDayChange}
                fallback={<span className="w-160 max-xs:flex-1" />}
              />
              <HostLink
                href={hrefOf(view, previousDay)}
                className={buttonVariants({ size: 'toolbar' })}
                aria-label={t(`expiryCalendar.previous.${view}`)}
              >
                <CaretLeftIcon />
              </HostLink>
              <HostLink
                href={hrefOf(view, today)}
                className={buttonVariants({ size: 'toolbar' })}
                aria-current={today >= span.from && today <= span.to ? 'date' : undefined}
              >
                {t('expiryCalendar.todayLink')}
              </HostLink>
              <HostLink
                href={hrefOf(view, nextDay)}
                className={buttonVariants({ size: 'toolbar' })}
                aria-label={t(`expiryCalendar.next.${view}`)}
              >
                <CaretRightIcon />
              </HostLink>
            </nav>
          </div>
        </>
      }
      empty={body}
      noMatch={body}
    >
      {body}
    </ListPage>
  );
}

type BodyProps = Pick<
  ExpiryCalendarPageProps,
  'view' | 'day' | 'span' | 'monthHref' | 'hrefOf' | 'onDayChange' | keyof EntryFacts
> & {
  calendar: ExpiryCalendar;
  /** The calendar is that of other days or filters, until the chosen ones are loaded. */
  isBusy: boolean;
};

function Body({ calendar, isBusy, view, day, span, monthHref, hrefOf, onDayChange, ...facts }: BodyProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const { today } = facts;
  const { late } = calendar;
  const entries = calendar.entries.filter(({ date }) => date >= span.from && date <= span.to);
  const isLoading = isBusy && entries.length === 0;
  const isNow = today >= span.from && today <= span.to;
  const listsDays = view === 'day' || view === 'week';
  // Where the shown days are listed, those of them are left out here, and other days than today's show only their own.
  const listed = listsDays ? late.entries.filter(({ date }) => isNow && date < span.from) : late.entries;
  const unlisted = late.overdue + late.waiting - late.entries.length;
  const lateList =
    listed.length > 0 ? (
      <section aria-label={t('expiryCalendar.late')} className="mb-24">
        <h3 className="flex min-h-40 items-center text-heading-2">{t('expiryCalendar.late')}</h3>
        <EntryList label={t('expiryCalendar.late')} entries={listed} {...facts} />
        {unlisted > 0 ? (
          <p className="py-8 text-small text-ink-2">
            {t('expiryCalendar.lateTruncated', { count: unlisted, figure: integer(unlisted) })}
          </p>
        ) : null}
      </section>
    ) : null;
  const nothing = isLoading ? (
    <SkeletonRows rows={4} />
  ) : entries.length === 0 ? (
    <Nothing {...{ calendar, view, hrefOf }} />
  ) : null;
  const truncated = calendar.isTruncated ? (
    <p className="py-8 text-small text-ink-2">{t('expiryCalendar.truncated')}</p>
  ) : null;
  if (view === 'year') {
    const kinds = calendar.blocks.find(({ field }) => field === 'kinds')?.items ?? [];
    return (
      <>
        {nothing ?? <YearTable year={day.slice(0, 4)} {...{ today, entries, kinds, monthHref }} />}
        {truncated}
        <div className="mt-24">{lateList}</div>
      </>
    );
  }
  if (view === 'month')
    return (
      <>
        <MonthGrid {...{ day, entries, isBusy, onDayChange }} {...facts} />
        {nothing}
        {isLoading ? null : (
          <div className="mt-24 max-xs:hidden print:hidden">
            <DayGroups
              span={{ from: day, to: day }}
              entries={ofDay(entries, day)}
              isBusy={isBusy}
              hasEmptyDays
              {...facts}
            />
          </div>
        )}
        <div className="hidden max-xs:block print:block">
          <DayGroups {...{ span, entries, isBusy }} {...facts} />
        </div>
        {truncated}
        <div className="mt-24">{lateList}</div>
      </>
    );
  return (
    <>
      {lateList}
      {nothing}
      <DayGroups
        {...{ span, entries, isBusy }}
        hasEmptyDays={view === 'week' && entries.length > 0}
        {...facts}
      />
      {truncated}
    </>
  );
}

const ofDay = (entries: readonly ExpiryEntry[], day: string) => entries.filter(({ date }) => date === day);

/** Says that nothing ends in these days, and what comes next. */
function Nothing({ calendar: { next }, view, hrefOf }: Pick<BodyProps, 'calendar' | 'view' | 'hrefOf'>) {
  const t = useStrings();
  const days = useDayFormats();
  return (
    <Empty
      title={t(`expiryCalendar.nothing.${view}`)}
      help={
        next
          ? t('expiryCalendar.nextIs', {
              date: days.longDate(next.date),
              kind: next.kindName,
              title: next.title,
            })
          : t('expiryCalendar.noNext')
      }
      action={
        next ? (
          <HostLink href={hrefOf(view, next.date)} className={buttonVariants({})}>
            {t('expiryCalendar.goTo', { date: days.date(next.date) })}
          </HostLink>
        ) : undefined
      }
    />
  );
}
