import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

/** A grey bar in place of a text or number; set its width and height with `className`. It never shimmers. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden className={cn('block h-10 rounded-tag bg-well', className)} {...props} />;
}

export interface LoadingProps extends ComponentProps<'div'> {
  /** What is loading, for assistive technology. Default: “Loading”. */
  label?: string;
  /** The skeletons. */
  children: ReactNode;
}

/**
 * Skeletons while something loads: nothing for 300 ms, so that fast responses do not flash, then `children`. Announces
 * once to assistive technology that it is loading.
 */
export function Loading({ label, className, children, ...props }: LoadingProps) {
  const t = useStrings();
  return (
    <div
      className={cn(
        'animate-[fade-in_var(--duration-enter)_var(--duration-skeleton-delay)_backwards]',
        className,
      )}
      {...props}
    >
      <span role="status" className="sr-only">
        {label ?? t('feedback.loading')}
      </span>
      {children}
    </div>
  );
}

const WIDTHS = [
  ['w-48', 'w-180', 'w-104'],
  ['w-48', 'w-176', 'w-96'],
  ['w-44', 'w-116', 'w-80'],
  ['w-48', 'w-200', 'w-88'],
] as const;

export interface SkeletonRowsProps extends Omit<LoadingProps, 'children'> {
  /** Number of rows. Default: 4. */
  rows?: number;
  /** Two lines per row (default), or one. */
  lines?: 1 | 2;
  /** For a column of less than 320 px: rows have neither a column before their text nor a figure after it. */
  narrow?: boolean;
}

/** Placeholder rows of a list while it loads, with the final row height of the density. */
export function SkeletonRows({ rows = 4, lines = 2, narrow = false, ...props }: SkeletonRowsProps) {
  return (
    <Loading {...props}>
      <div aria-hidden>
        {Array.from({ length: rows }, (_, index) => {
          const [start, title, second] = WIDTHS[index % WIDTHS.length] ?? WIDTHS[0];
          return (
            <div key={index} className="flex h-row items-center gap-16 border-b border-line">
              <Skeleton className="size-14 shrink-0 rounded-round" />
              {narrow ? null : <Skeleton className={cn('shrink-0', start)} />}
              <span className="grid min-w-0 flex-1 gap-6">
                <Skeleton className={cn('max-w-full', title)} />
                {lines === 2 ? <Skeleton className={cn('h-8 max-w-full', second)} /> : null}
              </span>
              {narrow ? null : <Skeleton className="w-56 shrink-0" />}
            </div>
          );
        })}
      </div>
    </Loading>
  );
}
