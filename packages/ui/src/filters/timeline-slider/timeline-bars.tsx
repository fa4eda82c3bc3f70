import { useId } from 'react';
import type { IsoDate } from '../../controls/date/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { barsOf, positionOf, type MonthCount, type TimelineBar } from './timeline-scale.js';

const HEIGHT = 28;
/** Minimum height of a bar, so that one result is visible next to hundreds. */
const LEAST = 2;
/** Space between two bars. */
const GAP = 0.25;

export interface TimelineBarsProps {
  months: readonly MonthCount[];
  today: IsoDate;
  /** The selected period: its bars have the colour of the line between the handles. */
  from: IsoDate;
  to: IsoDate;
}

/** Bars of the number of results per month, above the line; a text alternative for screen readers. */
export function TimelineBars({ months, today, from, to }: TimelineBarsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const period = useId();
  const bars = barsOf(months, today);
  const low = positionOf(from, today);
  const high = positionOf(to, today);
  const onLine = new Set(bars.map(({ month }) => month));
  const most = months
    .filter(({ value }) => onLine.has(value))
    .reduce<MonthCount | null>((best, month) => (best && best.count >= month.count ? best : month), null);
  return (
    // Keeps its space while empty, so that nothing moves.
    <div className="mx-9 -mb-10 h-28 border-b border-line max-xs:-mb-20">
      {most ? (
        <svg
          role="img"
          aria-label={t('filters.timeline.barsLabel', { month: most.label, figure: integer(most.count) })}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block size-full overflow-visible"
        >
          <clipPath id={period}>
            <rect x={low} y={0} width={high - low} height={HEIGHT} />
          </clipPath>
          <g className="fill-line-2">{bars.map(drawn)}</g>
          <g className="fill-brand" clipPath={`url(#${period})`}>
            {bars.map(drawn)}
          </g>
        </svg>
      ) : null}
    </div>
  );
}

function drawn({ month, start, width, height }: TimelineBar) {
  const high = Math.max(LEAST, height * HEIGHT);
  return (
    <rect
      key={month}
      x={start + GAP / 2}
      y={HEIGHT - high}
      width={Math.max(GAP, width - GAP)}
      height={high}
    />
  );
}
