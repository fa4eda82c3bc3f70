import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';

export type StackedBarTone = 'action' | 'colleague' | 'progress' | 'submitted';

const FILL: Record<StackedBarTone, string> = {
  action: 'border-action-mark bg-action-mark',
  colleague: 'border-action-mark',
  progress: 'border-brand bg-brand',
  submitted: 'border-line-control',
};

const PLAIN_FILL: Partial<Record<StackedBarTone, string>> = {
  action: 'border-ink bg-ink',
  colleague: 'border-ink',
};

export interface StackedBarSegment {
  tone: StackedBarTone;
  count: number;
}

export interface StackedBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of the list below the bar; widths are proportional to the counts, and zero counts are not drawn. */
  segments: readonly StackedBarSegment[];
  /** `plain` avoids amber, as the marks of the list do for bank users. */
  tone?: 'default' | 'plain';
}

/** The composition of a total as a bar above a list with the same numbers; hidden from assistive technology. */
export function StackedBar({ segments, tone = 'default', className, ...props }: StackedBarProps) {
  const drawn = segments.filter((segment) => segment.count > 0);
  return (
    <div aria-hidden className={cn('flex h-8 gap-3', className)} {...props}>
      {drawn.length === 0 ? <span className="flex-1 border border-line" /> : null}
      {drawn.map((segment) => (
        <span
          key={segment.tone}
          data-tone={segment.tone}
          className={cn(
            'min-w-6 basis-0 border',
            (tone === 'plain' && PLAIN_FILL[segment.tone]) || FILL[segment.tone],
          )}
          style={{ flexGrow: segment.count }}
        />
      ))}
    </div>
  );
}
