import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';

/** A keyboard key, shown beside what it does: `/` in the search field. */
export function KeyHint({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-flex h-18 min-w-18 items-center justify-center rounded-tag border border-current px-4 font-sans text-caption',
        className,
      )}
      {...props}
    />
  );
}
