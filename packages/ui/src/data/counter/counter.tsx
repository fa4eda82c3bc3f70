import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { badgeCount } from '../../foundations/formats/index.js';
import { useFormats } from '../../foundations/provider/index.js';

const counterVariants = cva('tabular-nums', {
  variants: {
    tone: {
      plain: 'text-ink-3',
      strong: 'font-semibold text-ink',
      action: 'font-semibold text-action-ink',
      inherit: 'font-semibold',
    },
  },
  defaultVariants: { tone: 'plain' },
});

export interface CounterProps
  extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof counterVariants> {
  /** `action` only for what requires the user's action; `inherit` takes the surrounding colour. Default: `plain`. */
  tone?: 'plain' | 'strong' | 'action' | 'inherit' | null | undefined;
  /** The number. */
  count: number;
  /** Text for assistive technology, read instead of the bare number: “7 requests wait for you”. */
  label?: string;
  /** Shows `99+` above 99, where space is limited: navigation bar, badges, widgets (WID counters). */
  capped?: boolean;
}

/** A plain number beside what it counts: tabs, headers, menu entries. Never a pill (direction, section 4). */
export function Counter({ count, label, capped = false, tone, className, ...props }: CounterProps) {
  const formats = useFormats();
  const figure = capped ? badgeCount(count) : formats.integer(count);
  return (
    <span className={cn(counterVariants({ tone }), className)} {...props}>
      {label ? (
        <>
          <span aria-hidden>{figure}</span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        figure
      )}
    </span>
  );
}
