import type { DateFilter } from '@atrium/contract/filter-rules';
import * as RadixSlider from '@radix-ui/react-slider';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { addDays, clampDate, type IsoDate } from '../../controls/date/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { DateRangePicker } from '../../controls/date-range/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import {
  dayOfHandle,
  endsOf,
  markDays,
  MARKS,
  nextMark,
  periodOf,
  positionOf,
  type MarkId,
  type MonthCount,
} from './timeline-scale.js';
import { TimelineBars } from './timeline-bars.js';

export interface TimelineSliderProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The period, shared with the date fields; an open end is at the end of the line. */
  value: DateFilter;
  /** Called when a handle is released, after each key, and from the preset periods and the calendar. */
  onValueChange: (value: DateFilter) => void;
  /**
   * Results by month for the other filters, shown as bars above the line: the entries of the period block. Empty while
   * loading; without it, there are no bars.
   */
  months?: readonly MonthCount[] | undefined;
  /** Label of the slider; default “Period”. */
  label?: string;
}

/** Classes for the positions of the marks, literal so that Tailwind finds them. */
const POSITION_CLASSES: Record<MarkId, string> = {
  start: 'left-0',
  sixMonths: 'left-[40%] -translate-x-1/2',
  oneMonth: 'left-[70%] -translate-x-1/2',
  oneWeek: 'left-[90%] -translate-x-1/2 @max-[559px]:top-24',
  now: 'right-0',
};

/**
 * The period of a search on a line of two years with more detail towards now (SRCH-022 to SRCH-024): two handles,
 * preset periods below their marks, and a calendar. Arrow keys move a handle by a day, Page Up and Page Down to the
 * next mark, Home and End as far as possible.
 */
export function TimelineSlider({
  value,
  onValueChange,
  months,
  label,
  className,
  ...props
}: TimelineSliderProps) {
  const t = useStrings();
  const formats = useDayFormats();
  const id = useId();
  const { today } = formats;
  const days = markDays(today);
  /** The days at the handles while they are dragged; discarded if the value changes from outside. */
  const [moved, setMoved] = useState<{ value: string; ends: readonly [IsoDate, IsoDate] } | null>(null);
  const resting = endsOf(value, today);
  const ends = moved?.value === resting.join() ? moved.ends : resting;
  const [from, to] = ends;
  const commit = (first: IsoDate, last: IsoDate) => {
    setMoved(null);
    onValueChange(periodOf(first, last, today));
  };
  const dayOf = (position: number) => dayOfHandle(position, ends, today);
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const handle = Number((event.target as HTMLElement).dataset['end'] ?? Number.NaN);
    const day = ends[handle];
    if (day === undefined) return;
    const goal = goalOf(event.key, day, today);
    if (goal === null) return;
    event.preventDefault();
    const [low, high] = handle === 0 ? [days.start, to] : [from, days.now];
    const next = clampDate(goal, low, high);
    if (next !== day) commit(handle === 0 ? next : from, handle === 0 ? to : next);
  };
  const whole = from === days.start && to === days.now;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={cn('@container grid gap-6 print:hidden', className)}
      {...props}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-4">
        <span id={`${id}-label`} className="text-small font-semibold">
          {label ?? t('filters.timeline.label')}
        </span>
        {months ? (
          <span className="ml-auto text-caption text-ink-2 max-sm:hidden">{t('filters.timeline.bars')}</span>
        ) : null}
        <DateRangePicker
          size="toolbar"
          className="w-272 max-w-full"
          aria-label={label ?? t('filters.timeline.label')}
          min={days.start}
          max={days.now}
          placeholder={t('filters.timeline.all')}
          clearable
          value={whole ? null : { from, to }}
          onValueChange={(range) => commit(range?.from ?? days.start, range?.to ?? days.now)}
        />
      </div>
      {months ? <TimelineBars {...{ months, today, from, to }} /> : null}
      <RadixSlider.Root
        aria-label={t('filters.timeline.slider')}
        role="group"
        value={[positionOf(from, today), positionOf(to, today)]}
        onValueChange={([low = 0, high = 100]) =>
          setMoved({ value: resting.join(), ends: [dayOf(low), dayOf(high)] })
        }
        onValueCommit={([low = 0, high = 100]) => commit(dayOf(low), dayOf(high))}
        onKeyDown={byKey}
        min={0}
        max={100}
        step={0.1}
        className="group relative flex h-24 w-full touch-none items-center select-none max-xs:h-44"
      >
        <RadixSlider.Track className="relative h-4 w-full rounded-round bg-line-2">
          <RadixSlider.Range className="absolute h-full rounded-round bg-brand" />
        </RadixSlider.Track>
        {ends.map((day, index) => (
          <RadixSlider.Thumb
            // oxlint-disable-next-line react/no-array-index-key -- the ends of a period never swap
            key={index}
            data-end={index}
            aria-label={t(index === 0 ? 'controls.rangeFrom' : 'controls.rangeTo')}
            aria-valuetext={formats.date(day)}
            className="focus-ring relative block size-18 cursor-grab rounded-round border-2 border-brand bg-surface before:absolute before:-inset-4 active:cursor-grabbing max-xs:before:-inset-14"
          />
        ))}
      </RadixSlider.Root>
      <div
        role="group"
        aria-label={t('filters.timeline.windows')}
        className="relative mx-9 h-24 max-xs:h-44 @max-[559px]:h-60"
      >
        {MARKS.map((mark) => {
          const isHere = days[mark.id] === from || days[mark.id] === to;
          const positionClasses = cn(
            'absolute top-0 inline-flex h-24 items-center text-caption whitespace-nowrap text-ink-2',
            POSITION_CLASSES[mark.id],
            isHere && 'font-semibold text-ink',
          );
          if (mark.id === 'now') {
            return (
              <span key={mark.id} className={cn(positionClasses, '-mr-9')}>
                {t('filters.timeline.now')}
              </span>
            );
          }
          return (
            <button
              key={mark.id}
              type="button"
              aria-pressed={days[mark.id] === from && to === days.now}
              onClick={() => commit(days[mark.id], days.now)}
              className={cn(
                positionClasses,
                'focus-ring min-w-24 rounded-tag hover:text-ink hover:underline',
                mark.id === 'start' && '-ml-9',
              )}
            >
              {t(`filters.timeline.${mark.id}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Returns the day that a key moves a handle to; null for keys without effect here. */
function goalOf(key: string, day: IsoDate, today: IsoDate): IsoDate | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return addDays(day, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return addDays(day, -1);
    case 'PageUp':
      return nextMark(day, 1, today);
    case 'PageDown':
      return nextMark(day, -1, today);
    case 'Home':
      return markDays(today).start;
    case 'End':
      return today;
    default:
      return null;
  }
}
