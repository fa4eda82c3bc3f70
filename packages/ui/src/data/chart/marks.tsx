import { cn } from '../../foundations/cn.js';
import type { ChartSeries } from './chart.js';
import { DASHES, fillOf, strokeOf } from './series-look.js';

interface MarksProps {
  series: readonly ChartSeries[];
  /** Width of a category, in percent. */
  share: number;
  y: (value: number) => number;
  format: (value: number) => string;
}

/** Whether one series is never negative and the other never positive: their bars then share a position. */
const areMirrored = (series: readonly ChartSeries[]): boolean =>
  series.length === 2 &&
  (series[0]!.values.every((value) => (value ?? 0) >= 0)
    ? series[1]!.values.every((value) => (value ?? 0) <= 0)
    : series[0]!.values.every((value) => (value ?? 0) <= 0) &&
      series[1]!.values.every((value) => (value ?? 0) >= 0));

/** Bars from the zero line, the first series filled and the others hatched, each with its value. */
export function Bars({
  series,
  share,
  y,
  format,
  hatchOf,
}: MarksProps & { hatchOf: (index: number) => string }) {
  const rows = areMirrored(series) ? 1 : series.length;
  const gap = share * 0.04;
  const width = (share * 0.56 - gap * (rows - 1)) / rows;
  // Labels of bars side by side would overlap in a narrow widget; the values are in the table and at each point.
  const isDense = (index: number) =>
    rows > 1 && series.filter(({ values }) => (values[index] ?? 0) !== 0).length > 1;
  return (
    <g aria-hidden className="pointer-events-none">
      {series.map(({ id, values }, row) =>
        values.map((value, index) => {
          if (value === null || value === 0) return null;
          const left = index * share + share * 0.22 + (rows === 1 ? 0 : row * (width + gap));
          const [top, end] = value > 0 ? [y(value), y(0)] : [y(0), y(value)];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the position is what the value stands for
            <g key={`${id} ${index}`}>
              <rect
                x={`${left}%`}
                y={top}
                width={`${width}%`}
                height={Math.max(1, end - top)}
                className={row === 0 ? fillOf(0) : strokeOf(row)}
                {...(row > 0 && { fill: hatchOf(row) })}
              />
              <text
                x={`${left + width / 2}%`}
                y={value > 0 ? top - 5 : end + 13}
                textAnchor="middle"
                className={cn(
                  'fill-ink text-caption font-semibold',
                  isDense(index) && 'hidden @min-[400px]:inline',
                )}
              >
                {format(value)}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
}

/** Lines between the values, each series with its own dash pattern and its last value as a label. */
export function Lines({ series, share, y, format }: MarksProps) {
  const x = (index: number) => index * share + share / 2;
  return (
    <g aria-hidden className="pointer-events-none">
      {series.map(({ id, values }, row) => {
        const last = values.findLastIndex((value) => value !== null);
        return (
          <g key={id} className={strokeOf(row)}>
            {values.map((value, index) => {
              const before = values[index - 1];
              if (value === null || typeof before !== 'number') return null;
              return (
                <line
                  // oxlint-disable-next-line react/no-array-index-key -- the position is what the value stands for
                  key={index}
                  x1={`${x(index - 1)}%`}
                  y1={y(before)}
                  x2={`${x(index)}%`}
                  y2={y(value)}
                  strokeWidth="2"
                  strokeDasharray={DASHES[row % DASHES.length]}
                />
              );
            })}
            {last >= 0 ? (
              <>
                <circle cx={`${x(last)}%`} cy={y(values[last]!)} r="3" className={fillOf(row)} />
                <text
                  x={`${x(last)}%`}
                  y={y(values[last]!) - 8}
                  textAnchor="middle"
                  className="fill-ink stroke-none text-caption font-semibold"
                >
                  {format(values[last]!)}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
