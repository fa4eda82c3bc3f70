import { cn } from '../../foundations/cn.js';
import type { ChartSeries } from './chart.js';

/** Lines differ by dash pattern and bars by hatching, not only by colour. */
export const DASHES = ['none', '6 3', '2 3', '8 3 2 3'] as const;
const STROKES = ['stroke-data-1', 'stroke-data-2', 'stroke-data-3', 'stroke-data-4'] as const;
const FILLS = ['fill-data-1', 'fill-data-2', 'fill-data-3', 'fill-data-4'] as const;

export const strokeOf = (index: number): string => STROKES[index % STROKES.length]!;
export const fillOf = (index: number): string => FILLS[index % FILLS.length]!;

/** The hatch pattern of all bars except those of the first series. */
export function Hatch({ id, index }: { id: string; index: number }) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${index % 2 === 1 ? 45 : -45})`}
    >
      <line x1="0" y1="0" x2="0" y2="5" strokeWidth="3" className={strokeOf(index)} />
    </pattern>
  );
}

/** The legend of the series; shown only if there are several. */
export function SeriesKey({
  kind,
  series,
  className,
}: {
  kind: 'bar' | 'line';
  series: readonly ChartSeries[];
  className?: string;
}) {
  return (
    <ul className={cn('flex flex-wrap gap-x-16 gap-y-4 text-caption text-ink-2', className)}>
      {series.map(({ id, label }, index) => (
        <li key={id} className="inline-flex items-center gap-6">
          <svg aria-hidden width="12" height="12" className="shrink-0">
            <defs>
              <Hatch id={`key-${id}`} index={index} />
            </defs>
            {kind === 'bar' ? (
              <rect
                x="0.5"
                y="0.5"
                width="11"
                height="11"
                className={index === 0 ? `${fillOf(0)} ${strokeOf(0)}` : strokeOf(index)}
                {...(index > 0 && { fill: `url(#key-${id})` })}
              />
            ) : (
              <line
                x1="0"
                y1="6"
                x2="12"
                y2="6"
                strokeWidth="2"
                strokeDasharray={DASHES[index % DASHES.length]}
                className={strokeOf(index)}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
