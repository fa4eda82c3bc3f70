import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import {
  ArrowLeftIcon,
  CaretDownIcon,
  CaretUpIcon,
  type IconComponent,
} from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';

export interface RecordNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The list the user came from, with its filters. */
  back: { href: string; label: string };
  /** The reference of the record: `R-2026-04817`. */
  reference?: string;
  /** Its position in the list it was opened from. */
  position?: {
    /** The position, from 1. */
    index: number;
    total: number;
    /** The position as text that also names the list. Default: “3 of 27”. */
    text?: string;
    /** URLs of the neighbouring records; absent at the ends. */
    previousHref?: string;
    nextHref?: string;
  };
}

/** The line above a title: back link, reference, position in the list with previous and next (direction, section 3). */
export function RecordNav({ back, reference, position, className, ...props }: RecordNavProps) {
  const t = useStrings();
  return (
    <nav
      aria-label={t('navigation.recordNav.label')}
      className={cn(
        'flex min-h-28 flex-wrap items-center gap-x-8 text-caption text-ink-2',
        // In print, only the reference is useful.
        reference === undefined && 'print:hidden',
        className,
      )}
      {...props}
    >
      <HostLink
        href={back.href}
        className="focus-ring inline-flex min-h-24 items-center gap-6 rounded-tag hover:text-ink hover:underline print:hidden"
      >
        <ArrowLeftIcon size={14} />
        {back.label}
      </HostLink>
      {reference ? <Part>{reference}</Part> : null}
      {position ? (
        <>
          <Part className="print:hidden">
            {position.text ??
              t('navigation.recordNav.position', { index: position.index, total: position.total })}
          </Part>
          <Neighbour
            icon={CaretUpIcon}
            label={t('navigation.recordNav.previous')}
            href={position.previousHref}
          />
          <Neighbour icon={CaretDownIcon} label={t('navigation.recordNav.next')} href={position.nextHref} />
        </>
      ) : null}
    </nav>
  );
}

function Part({ children, className }: { children: string; className?: string }) {
  return (
    <>
      <span aria-hidden className="print:hidden">
        ·
      </span>
      <span className={className}>{children}</span>
    </>
  );
}

function Neighbour({
  icon: Icon,
  label,
  href,
}: {
  icon: IconComponent;
  label: string;
  href: string | undefined;
}) {
  const classes = 'inline-flex size-28 items-center justify-center rounded-control print:hidden';
  return href === undefined ? (
    <span className={cn(classes, 'text-ink-disabled')} role="link" aria-disabled aria-label={label}>
      <Icon size={14} />
    </span>
  ) : (
    <HostLink
      href={href}
      aria-label={label}
      className={cn(classes, 'focus-ring hover:bg-hover hover:text-ink')}
    >
      <Icon size={14} />
    </HostLink>
  );
}
