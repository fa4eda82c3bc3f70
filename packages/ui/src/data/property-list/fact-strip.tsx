import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';

export interface Fact {
  /** Caption above the value. */
  label: string;
  /** The value, formatted with `useFormats` if it is a number. */
  value: ReactNode;
  /** An extra line, such as “7 business days left”. */
  detail?: ReactNode;
}

/** At most five facts: the rest belongs to “Additional details” (direction, section 3). */
export type Facts =
  | readonly [Fact]
  | readonly [Fact, Fact]
  | readonly [Fact, Fact, Fact]
  | readonly [Fact, Fact, Fact, Fact]
  | readonly [Fact, Fact, Fact, Fact, Fact];

export interface FactStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, most important first. */
  facts: Facts;
}

/** The facts under the header of a detail page: caption label above the value, hairlines between, two lines at most. */
export function FactStrip({ facts, className, ...props }: FactStripProps) {
  return (
    <dl
      className={cn(
        'grid grid-cols-1 border-y border-line-2 xs:grid-cols-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
        className,
      )}
      {...props}
    >
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="min-w-0 px-16 py-10 not-first:border-t not-first:border-line xs:border-line sm:not-first:border-t-0 sm:not-first:border-l sm:first:pl-0 max-xs:px-0"
        >
          <dt className="text-caption text-ink-3">{fact.label}</dt>
          <dd className="truncate text-body print:whitespace-normal">{fact.value}</dd>
          {fact.detail ? (
            <dd className="truncate text-small text-ink-2 print:whitespace-normal">{fact.detail}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
