import type { ContactActivity } from '@atrium/contract/contacts';
import { useId, type ComponentProps } from 'react';
import { Hatch } from '../../data/hatch/internal.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { isLow } from './low-activity.js';

const HEIGHT = 24;
const BAR = 5;
const STEP = 6.5;
/** Height of a bar without sign-ins, so that it stays visible. */
const LEAST = 1.5;

const SERIES = [
  ['days', 'daysActivityData'],
  ['weeks', 'weeksActivityData'],
  ['months', 'monthsActivityData'],
] as const;

export interface ActivityBarsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sign-in counts by day, week and month, and the date of the last sign-in. */
  activity: ContactActivity;
}

/** How often a client member signed in: by day, week and month, with the last sign-in (CONT-019, CONT-020). */
export function ActivityBars({ activity, className, ...props }: ActivityBarsProps) {
  const t = useStrings();
  const formats = useFormats();
  const { lastActivityDate } = activity;
  return (
    <div className={cn('flex flex-wrap items-start gap-x-12 gap-y-4', className)} {...props}>
      {SERIES.map(([name, field]) => (
        <Series key={name} name={name} values={activity[field]} />
      ))}
      {lastActivityDate === null ? (
        <p className="text-caption text-ink-2">{t('contacts.activity.never')}</p>
      ) : (
        <p className="text-caption text-ink-2">
          <time dateTime={lastActivityDate} className="block text-small whitespace-nowrap text-ink">
            {formats.recent(lastActivityDate)}
          </time>
          {t('contacts.activity.last')}
        </p>
      )}
    </div>
  );
}

function Series({ name, values }: { name: (typeof SERIES)[number][0]; values: readonly number[] }) {
  const t = useStrings();
  const { integer } = useFormats();
  const hatch = useId();
  const best = Math.max(...values, 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const low = values.filter((value) => isLow(value, best)).length;
  const bars = values.map((value, index) => ({
    x: index * STEP,
    value,
    height: best === 0 ? LEAST : Math.max(LEAST, (value / best) * HEIGHT),
  }));
  const width = values.length * STEP - (STEP - BAR);
  const period = t(`contacts.activity.${name}`, { count: values.length, figure: integer(values.length) });
  return (
    <figure className="shrink-0">
      <svg
        role="img"
        aria-label={t(total === 0 ? 'contacts.activity.none' : 'contacts.activity.label', {
          period,
          total: integer(total),
          best: integer(best),
          low: integer(low),
        })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        data-low={low}
        className="block"
      >
        <Hatch id={hatch} />
        {bars.map(({ x, value, height }) => (
          <rect
            key={x}
            x={x}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            {...(isLow(value, best) || value === 0
              ? { fill: `url(#${hatch})` }
              : { className: 'fill-brand' })}
          />
        ))}
      </svg>
      <figcaption aria-hidden className="mt-2 text-caption whitespace-nowrap text-ink-2">
        {period}
      </figcaption>
    </figure>
  );
}
