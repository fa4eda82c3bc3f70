import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';

const WIDTH = 60;
const HEIGHT = 20;
const EDGE = 3;

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** The values, oldest first. */
  values: readonly number[];
  /** Text alternative; without it, the sparkline is decoration beside the numbers. */
  label?: string;
}

/** A trend line in the height of a row, with a dot at the last value and a hairline at zero if it goes negative. */
export function Sparkline({ values, label, className, ...props }: SparklineProps) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const range = high - low || 1;
  const x = (index: number) => EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => EDGE + ((high - value) / range) * (HEIGHT - 2 * EDGE);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
      className={cn('inline-block align-middle text-ink-2', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      {low < 0 && high > 0 ? <path d={`M0 ${y(0)}H${WIDTH}`} className="stroke-line-2" /> : null}
      {values.length > 1 ? (
        <path
          d={values
            .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
            .join('')}
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
      ) : null}
      {values.length > 0 ? (
        <circle cx={x(values.length - 1)} cy={y(values.at(-1)!)} r="1.75" className="fill-ink" />
      ) : null}
    </svg>
  );
}
