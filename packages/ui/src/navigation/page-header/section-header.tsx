import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';

export interface SectionHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: ReactNode;
  /** A state before the title. */
  mark?: StateName;
  /** Additional text after the title: “3 of 5 in order”. */
  detail?: ReactNode;
  /** Content on the right: a text, a tertiary button. */
  actions?: ReactNode;
  /** The level of the heading. Default: 2. */
  level?: 2 | 3;
}

/** The header of a section of a long page, with a dark rule below. */
export function SectionHeader({
  title,
  mark,
  detail,
  actions,
  level = 2,
  className,
  ...props
}: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        'flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-b border-line-ink py-6',
        className,
      )}
      {...props}
    >
      {mark ? <StateMark name={mark} size={16} /> : null}
      <Heading className={level === 2 ? 'text-heading-1' : 'text-heading-2'}>{title}</Heading>
      {detail ? <span className="text-small text-ink-2">{detail}</span> : null}
      {actions ? (
        <div className="ml-auto flex items-center gap-12 text-small text-ink-2">{actions}</div>
      ) : null}
    </div>
  );
}
