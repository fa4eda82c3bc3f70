import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { LockIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface Property {
  /** Stable key. Default: the label. */
  id?: string;
  /** The property's name, without a colon. */
  label: ReactNode;
  /** The value; “Not provided” when absent or empty. */
  value?: ReactNode;
  /** The user may not read or change it: shows a lock and this text, which says who can (direction, section 9). */
  locked?: ReactNode;
}

export interface PropertyListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Labels and values, in the order shown. */
  properties: readonly Property[];
  /** `columns`: label left, value right, hairlines between. `stacked`: caption label above the value. */
  layout?: 'columns' | 'stacked';
  /** Number of columns of properties on a wide screen. */
  pairs?: 1 | 2;
}

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === '' || value === false;

/** Labels and values of one record, for detail pages and side panels. */
export function PropertyList({
  properties,
  layout = 'columns',
  pairs = 1,
  className,
  ...props
}: PropertyListProps) {
  const stacked = layout === 'stacked';
  return (
    <dl
      className={cn(
        '@container grid w-full',
        stacked && 'gap-y-12',
        pairs === 2 && 'gap-x-24 sm:grid-cols-2',
        className,
      )}
      {...props}
    >
      {properties.map((property, index) => (
        <div
          key={property.id ?? (typeof property.label === 'string' ? property.label : index)}
          className={cn(
            stacked
              ? 'grid gap-2 border-b border-line pb-12 last:border-b-0'
              : 'grid gap-x-24 gap-y-2 border-b border-line py-10 @min-[24rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
          )}
        >
          <dt className={cn(stacked ? 'text-caption text-ink-3' : 'text-small text-ink-2')}>
            {property.label}
          </dt>
          <dd className="min-w-0 text-body break-words">
            <PropertyValue property={property} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PropertyValue({ property: { value, locked } }: { property: Property }) {
  const t = useStrings();
  if (locked !== undefined) {
    return (
      <span className="inline-flex items-start gap-8 text-ink-2">
        <LockIcon label={t('data.locked')} className="mt-2 shrink-0" />
        <span>{locked}</span>
      </span>
    );
  }
  return isEmpty(value) ? <span className="text-ink-3">{t('data.notProvided')}</span> : <>{value}</>;
}
