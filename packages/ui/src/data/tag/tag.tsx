import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { TAG_LENGTH, truncate } from '../../foundations/formats/index.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Tooltip } from '../../overlays/tooltip/index.js';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The property in words; cut at 15 characters, whole in a tooltip (PLAT-101). */
  label: string;
  /** Removes the tag: adds a cross. */
  onRemove?: () => void;
}

const tagClasses =
  'inline-flex h-22 max-w-full shrink-0 items-center gap-4 rounded-tag border border-line-2 px-6 text-caption whitespace-nowrap text-ink-2';

/** A property of a thing: hairline edge, no fill. Never a state. */
export function Tag({ label, onRemove, className, ...props }: TagProps) {
  const t = useStrings();
  const text = truncate(label, TAG_LENGTH);
  return (
    <span className={cn(tagClasses, onRemove && 'h-24 pr-0', className)} {...props}>
      {text === label ? (
        label
      ) : (
        <Tooltip content={label}>
          {/* A button, so that the keyboard and touch reach the tooltip; its name is the whole text. */}
          <button type="button" aria-label={label} className="focus-ring cursor-default rounded-tag">
            {text}
          </button>
        </Tooltip>
      )}
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
