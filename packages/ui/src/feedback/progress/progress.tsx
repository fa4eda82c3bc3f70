import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The fraction done, 0 to 1; without it, the duration is unknown and a spinner is shown. */
  value?: number;
  /** What is in progress: “Sending”. Names the bar. */
  label: string;
  /** Text right of the label: time left, sizes. Default: the percentage. */
  detail?: ReactNode;
}

/** The progress of a longer task: label, percentage, a bar of 3 px. */
export function Progress({ value, label, detail, className, ...props }: ProgressProps) {
  const t = useStrings();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const done = share === undefined ? undefined : Math.floor(share * 100);
  const percent = done === undefined ? undefined : t('feedback.progress.percent', { value: done });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done}
      aria-valuetext={percent}
      className={cn('grid gap-6 text-small', className)}
      {...props}
    >
      <div className="flex items-center justify-between gap-12">
        <span className="inline-flex items-center gap-8">
          {share === undefined ? <Spinner /> : null}
          {label}
        </span>
        <span className="text-ink-3">{detail ?? percent}</span>
      </div>
      {share === undefined ? null : (
        <div className="h-3 bg-well">
          <div className="h-full bg-brand" style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  );
}
