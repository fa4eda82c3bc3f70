import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

/** One signatory: has signed, is the current user whose turn it is, or has yet to sign. */
export type ProgressSegment = 'done' | 'turn' | 'waiting';

const FILL: Record<ProgressSegment, string> = {
  done: 'border-brand bg-brand',
  turn: 'border-action-mark bg-[repeating-linear-gradient(135deg,var(--action-mark)_0_1.5px,transparent_1.5px_5px)]',
  waiting: 'border-line-control',
};

export interface ProgressSegmentsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One per signatory, in signing order. */
  segments: readonly ProgressSegment[];
  /** The same as text, always shown. Default: “3 of 5 signed”. */
  label?: ReactNode;
  /** Text after the label, such as the expiry of the envelope. */
  detail?: ReactNode;
}

/**
 * The progress of a signature: one segment per signatory, filled when signed, hatched amber when it is the user's turn,
 * else empty; always with the text (direction, section 3).
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
