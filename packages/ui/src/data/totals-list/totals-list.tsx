import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { Link } from '../../controls/link/index.js';

export interface TotalsListRow {
  id: string;
  /** Label of the amount; a link when the row has an `href`. */
  label: ReactNode;
  /** The amount, formatted by the caller. */
  value: ReactNode;
  /** URL the row links to, through its label. */
  href?: string;
}

export interface TotalsListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Labels and amounts, in the order shown. */
  rows: readonly TotalsListRow[];
  /** The total at the end of the list: a dark rule above, a double rule below (direction, section 1). */
  total?: { label: ReactNode; value: ReactNode };
  /** Rows not included in the total, shown below it. */
  after?: readonly TotalsListRow[];
}

/** A list of labels and aligned amounts, with an optional total. */
export function TotalsList({ rows, total, after, className, ...props }: TotalsListProps) {
  return (
    <dl className={cn('grid', className)} {...props}>
      {rows.map((row, index) => (
        <Row
          key={row.id}
          {...row}
          className={index === rows.length - 1 && total ? undefined : 'border-b border-line'}
        />
      ))}
      {total ? <TotalRow {...total} /> : null}
      {after?.map((row) => (
        <Row key={row.id} {...row} className="text-small text-ink-3" quiet />
      ))}
    </dl>
  );
}

function Row({
  label,
  value,
  href,
  quiet,
  className,
}: TotalsListRow & { quiet?: boolean; className?: string }) {
  return (
    <div className={cn('relative flex min-h-40 items-center justify-between gap-16 py-4', className)}>
      <dt className="min-w-0">
        {href ? (
          <Link variant="plain" href={href} className="after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={cn('text-right whitespace-nowrap', !quiet && 'font-semibold')}>{value}</dd>
    </div>
  );
}

export interface TotalRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label of the total. */
  label: ReactNode;
  /** The amount, formatted by the caller. */
  value: ReactNode;
}

/** The total row of a `dl`: for totals only. */
export function TotalRow({ label, value, className, ...props }: TotalRowProps) {
  return (
    <div className={cn('total-row flex min-h-40 items-center justify-between gap-16', className)} {...props}>
      <dt>{label}</dt>
      <dd className="text-right whitespace-nowrap">{value}</dd>
    </div>
  );
}
