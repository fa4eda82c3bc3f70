import type { ComponentProps } from 'react';
import { cn } from '../foundations/cn.js';
import type { Degree } from './engine/index.js';

const RING =
  'before:absolute before:top-1/2 before:left-1/2 before:size-12 before:-translate-1/2 before:rounded-full';

/**
 * The marks of the degrees (direction, “Rights matrix”): a dash, an empty, a half and a full circle. Borders instead of
 * backgrounds, which forced-colors mode removes, also the half circle's gradient unless it is exempt; its colour is a
 * system colour there. One element each, since a matrix renders hundreds.
 */
export const MARKS: Record<Degree, string> = {
  none: 'before:absolute before:top-1/2 before:left-1/2 before:w-8 before:-translate-1/2 before:border-t-2 before:border-ink-3',
  restricted: `${RING} before:border-2 before:border-ink`,
  read: `${RING} before:border-2 before:border-brand-ink before:forced-color-adjust-none before:bg-[linear-gradient(90deg,transparent_50%,var(--brand-ink)_50%)]`,
  full: `${RING} before:border-6 before:border-brand-ink`,
};

/** The mark of a right, shown next to its name. */
export function RightMark({
  degree,
  className,
}: { degree: Degree } & Pick<ComponentProps<'span'>, 'className'>) {
  return (
    <span aria-hidden className={cn('relative inline-block size-16 shrink-0', MARKS[degree], className)} />
  );
}
