import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';

export type MeterTone = 'action' | 'colleague' | 'progress' | 'submitted';

const FILL: Record<MeterTone, string> = {
  action: 'border-action-mark bg-action-mark',
  colleague: 'border-action-mark',
  progress: 'border-brand bg-brand',
  submitted: 'border-line-control',
};

export interface MeterSegment {
  tone: MeterTone;
  count: number;
}

export interface SegmentMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of the list the meter stands over; a segment is as wide as its count, and none is drawn for zero. */
  segments: readonly MeterSegment[];
}

/** How a whole is shared, drawn over the list that says it in figures; so it is decoration for assistive technology. */
export function SegmentMeter({ segments, className, ...props }: SegmentMeterProps) {
  const drawn = segments.filter((segment) => segment.count > 0);
  return (
    <div aria-hidden className={cn('flex h-8 gap-3', className)} {...props}>
      {drawn.length === 0 ? <span className="flex-1 border border-line" /> : null}
      {drawn.map((segment) => (
        <span
          key={segment.tone}
          data-tone={segment.tone}
          className={cn('min-w-6 basis-0 border', FILL[segment.tone])}
          style={{ flexGrow: segment.count }}
        />
      ))}
    </div>
  );
}
