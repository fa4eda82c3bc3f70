import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../controls/link/index.js';
import { cn } from '../../foundations/cn.js';
import { FileTypeIcon, fileExtension } from '../file-type-icon/index.js';
import { useFormats } from '../../foundations/provider/index.js';

const fileCardVariants = cva('flex min-w-0 items-center gap-12', {
  variants: {
    variant: {
      card: 'min-h-36 w-fit max-w-full rounded-control border border-line-control bg-surface py-4 pr-4 pl-12',
      row: 'min-h-row border-b border-line py-6',
    },
  },
  defaultVariants: { variant: 'card' },
});

export interface FileCardProps
  extends Omit<ComponentProps<'div'>, 'children'>, VariantProps<typeof fileCardVariants> {
  /** A card with a border (default), or a row of a list. */
  variant?: 'card' | 'row' | null | undefined;
  /** The file's name, or the document's title. */
  name: string;
  /** Media type, if known more reliably than from the name. */
  mediaType?: string;
  /** Bytes. */
  size?: number;
  /** Facts after the type and size: “18 pages”, “2 signatures missing”. */
  details?: readonly string[];
  /** Opens the file; makes the name a button. */
  onOpen?: () => void;
  /** Address of the file; makes the name a link. */
  href?: string;
  /** Unread: semibold, with a dark bar on the left. Only in rows. */
  unread?: boolean;
  /** Icon buttons on the right: preview, download. */
  actions?: ReactNode;
}

/** A file with its type, name, details and actions. */
export function FileCard({
  name,
  mediaType,
  size,
  details,
  onOpen,
  href,
  unread = false,
  actions,
  variant = 'card',
  className,
  ...props
}: FileCardProps) {
  const formats = useFormats();
  const row = variant === 'row';
  const facts = [
    row ? undefined : fileExtension(name)?.toUpperCase(),
    size === undefined ? undefined : formats.fileSize(size),
    ...(details ?? []),
  ].filter((fact) => fact !== undefined);
  const nameClasses = cn('focus-ring rounded-tag text-left break-words', unread && 'font-semibold');
  const title = href ? (
    <Link variant="plain" href={href} className={cn(nameClasses, 'hover:underline')}>
      {name}
    </Link>
  ) : onOpen ? (
    <button type="button" onClick={onOpen} className={cn(nameClasses, 'hover:underline')}>
      {name}
    </button>
  ) : (
    <span className={nameClasses}>{name}</span>
  );
  return (
    <div
      className={cn(
        fileCardVariants({ variant }),
        row && unread && 'relative before:absolute before:inset-y-6 before:-left-12 before:w-2 before:bg-ink',
        className,
      )}
      {...props}
    >
      <FileTypeIcon name={name} {...(mediaType && { mediaType })} className="shrink-0" />
      <div className={cn('min-w-0', row ? 'flex-1' : 'flex flex-wrap items-baseline gap-x-12')}>
        <div className={cn('min-w-0', row ? 'text-body' : 'text-small font-medium')}>{title}</div>
        {facts.length > 0 ? (
          <div className="text-caption text-ink-2">{facts.join(row ? ' · ' : ', ')}</div>
        ) : null}
      </div>
      {actions ? <div className="flex shrink-0 items-center">{actions}</div> : null}
    </div>
  );
}
