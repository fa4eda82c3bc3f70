import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';

const badgeVariants = cva(
  'inline-flex h-20 shrink-0 items-center rounded-tag border px-6 text-caption font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'border-line-control text-ink-2',
        strong: 'border-line-ink bg-ink text-ink-inverse',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {
  /** `plain` has a border (default), `strong` is filled. */
  tone?: 'plain' | 'strong' | null | undefined;
}

/**
 * A short word about a record, such as “New”. Not a state (State, which has a mark) and not a property (Tag). Colour is
 * reserved for required actions, so a badge is black and white.
 */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
