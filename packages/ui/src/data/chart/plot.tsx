import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import type { ChartLabel, ChartSeries } from './chart.js';
import { Bars, Lines } from './marks.js';
import { heightOf, scaleOf } from './scale.js';
import { Hatch } from './series-look.js';

/** Space in px above the highest and below the lowest mark for its value. */
const ROOM = 18;

export interface PlotProps {
  kind: 'bar' | 'line';
  labelledBy: string;
  labels: readonly ChartLabel[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatFull: (value: number) => string;
  height: number;
}

/** The plot. Horizontal positions are percentages, so that no measuring is needed; heights are in px. */
export function Plot({ kind, labelledBy, labels, series, format, formatFull, height }: PlotProps) {
  const t = useStrings();
  const hatch = useId();
  const [current, setCurrent] = useState(0);
  const points = useRef(new Map<number, SVGGElement>());
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const scale = scaleOf(values);
  const bottom = height - (scale.min < 0 ? ROOM : 0);
  const y = (value: number) => ROOM + heightOf(scale, value) * (bottom - ROOM);
  const share = 100 / Math.max(1, labels.length);
  const sayAt = (index: number) =>
    series
      .map(({ label, values: own }) => {
        const value = own[index];
        const words = typeof value === 'number' ? formatFull(value) : t('data.chart.noValue');
        return series.length > 1 ? `${label} ${words}` : words;
      })
      .join(', ');
  const onKeyDown = (event: KeyboardEvent) => {
    const last = labels.length - 1;
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(last, next));
    setCurrent(index);
    points.current.get(index)?.focus();
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 text-caption text-ink-3">
      <div aria-hidden className="relative text-right" style={{ height }}>
        {/* Invisible copies size the column to the widest label; the visible labels are at their lines. */}
        {scale.ticks.map((tick) => (
          <span key={tick} className="invisible block h-0">
            {format(tick)}
          </span>
        ))}
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: y(tick) }}
          >
            {format(tick)}
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the points in it */}
      <svg
        role="group"
        aria-labelledby={labelledBy}
        aria-roledescription={t('data.chart.role')}
        width="100%"
        height={height}
        className="overflow-visible"
        onKeyDown={onKeyDown}
      >
        <defs>
          {series.map(({ id }, index) => (
            <Hatch key={id} id={`${hatch}-${index}`} index={index} />
          ))}
        </defs>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-ink' : 'stroke-line'}
          />
        ))}
        {labels.map(({ full }, index) => (
          <g
            key={full}
            ref={(element) => {
              if (element) points.current.set(index, element);
              else points.current.delete(index);
            }}
            role="img"
            tabIndex={index === current ? 0 : -1}
            aria-label={`${full}: ${sayAt(index)}`}
            className="group/point outline-none"
            onFocus={() => setCurrent(index)}
          >
            <title>{`${full}: ${sayAt(index)}`}</title>
            <rect
              x={`${index * share}%`}
              y="1"
              width={`${share}%`}
              height={height - 2}
              strokeWidth="2"
              className="fill-transparent group-hover/point:fill-hover group-focus-visible/point:stroke-focus"
            />
          </g>
        ))}
        {kind === 'bar' ? (
          <Bars
            series={series}
            share={share}
            y={y}
            format={format}
            hatchOf={(index) => `url(#${hatch}-${index})`}
          />
        ) : (
          <Lines series={series} share={share} y={y} format={format} />
        )}
      </svg>
      <span />
      <div
        aria-hidden
        className="mt-4 grid text-center"
        style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}
      >
        {labels.map(({ short, full }) => (
          <span key={full} className="truncate">
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}
