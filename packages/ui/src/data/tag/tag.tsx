import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { TAG_LENGTH, truncate } from '../../foundations/formats/index.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { Tooltip } from '../../overlays/tooltip/index.js';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The tag's text; cut at 15 characters, with the full text in a tooltip (PLAT-101). */
  label: string;
  /** A short code after the text, such as a country code. */
  code?: string | undefined;
  /** URL the tag links to, such as a search for it. */
  href?: string | undefined;
  /** Removes the tag; when set, a cross is shown. */
  onRemove?: (() => void) | undefined;
}

const tagClasses =
  'inline-flex h-22 max-w-full shrink-0 items-center gap-4 rounded-tag border border-line-2 px-6 text-caption whitespace-nowrap text-ink-2';

/** A property of an item: hairline border, no fill. Never a state. */
export function Tag({ label, code, href, onRemove, className, ...props }: TagProps) {
  const t = useStrings();
  return (
    <span className={cn(tagClasses, (onRemove || href) && 'h-24', onRemove && 'pr-0', className)} {...props}>
      <TagText label={label} href={href} />
      {code === undefined ? null : <span className="text-ink-3">{code}</span>}
      {onRemove ? (
        <button
          type="button"
          aria-label={t('data.tags.remove', { tag: label })}
          onClick={onRemove}
          className="focus-ring inline-flex size-24 items-center justify-center rounded-tag hover:bg-hover hover:text-ink"
        >
          <CloseIcon size={12} />
        </button>
      ) : null}
    </span>
  );
}

/** The text of a tag; cut text has a tooltip, also by keyboard and touch, and its full text as accessible name. */
function TagText({ label, href }: Pick<TagProps, 'label' | 'href'>) {
  const text = truncate(label, TAG_LENGTH);
  const isCut = text !== label;
  if (href === undefined && !isCut) return label;
  const control =
    href === undefined ? (
      <button type="button" aria-label={label} className="focus-ring cursor-default rounded-tag">
        {text}
      </button>
    ) : (
      <HostLink
        href={href}
        className="focus-ring inline-flex min-h-22 items-center rounded-tag underline-offset-3 hover:text-ink hover:underline"
        {...(isCut && { 'aria-label': label })}
      >
        {text}
      </HostLink>
    );
  return isCut ? <Tooltip content={label}>{control}</Tooltip> : control;
}
