import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

/** One signatory: signed, the person's own turn, or still to come. */
export type ProgressSegment = 'done' | 'turn' | 'waiting';

const FILL: Record<ProgressSegment, string> = {
  done: 'border-brand bg-brand',
  turn: 'border-action-mark bg-[repeating-linear-gradient(135deg,var(--action-mark)_0_1.5px,transparent_1.5px_5px)]',
  waiting: 'border-line-control',
};

export interface ProgressSegmentsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One for each signatory, in their order. */
  segments: readonly ProgressSegment[];
  /** The same in words, always shown. Default: “3 of 5 signed”. */
  label?: ReactNode;
  /** What follows the words, such as the end of the envelope. */
  detail?: ReactNode;
}

/**
 * The progress of a signature: one segment a signatory, filled when signed, hatched amber when it is the person's turn,
 * empty after; always with the words (direction, section 3).
 */
export function ProgressSegments({ segments, label, detail, className, ...props }: ProgressSegmentsProps) {
  const t = useStrings();
  const done = segments.filter((segment) => segment === 'done').length;
  return (
    <div className={cn('grid gap-8', className)} {...props}>
      <p className="text-body">
        <span className="font-semibold">
          {label ?? t('data.signed', { count: done, total: segments.length })}
        </span>
        {detail ? <span className="text-ink-2"> · {detail}</span> : null}
      </p>
      <div aria-hidden className="flex gap-3">
        {segments.map((segment, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a segment has no identity but its place
            key={index}
            data-segment={segment}
            className={cn('h-10 min-w-4 flex-1 rounded-tag border', FILL[segment])}
          />
        ))}
      </div>
    </div>
  );
}
