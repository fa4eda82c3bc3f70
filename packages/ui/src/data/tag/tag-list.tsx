import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Popover } from '../../overlays/popover/index.js';
import { Tag } from './tag.js';

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The tags, in the order shown. */
  tags: readonly string[];
  /** Number of tags shown before “+3”; at most four in a list row (direction, section 5). */
  max?: number;
  /** Removes a tag; each tag then has a cross. */
  onRemove?: (tag: string) => void;
}

/** The tags of an item; “+3” opens the others. */
export function TagList({ tags, max = 4, onRemove, className, ...props }: TagListProps) {
  const t = useStrings();
  const rest = tags.slice(max);
  const draw = (tag: string) => (
    <li key={tag}>
      <Tag label={tag} {...(onRemove && { onRemove: () => onRemove(tag) })} />
    </li>
  );
  return (
    <ul className={cn('flex flex-wrap items-center gap-6', className)} {...props}>
      {tags.slice(0, max).map(draw)}
      {rest.length > 0 ? (
        <li>
          <Popover
            label={t('data.tags.title')}
            className="w-auto max-w-320"
            trigger={
              <button
                type="button"
                aria-label={t('data.tags.more', { count: rest.length })}
                className="focus-ring inline-flex h-24 min-w-24 items-center justify-center rounded-tag border border-line-2 px-6 text-caption text-ink-2 hover:bg-hover hover:text-ink"
              >
                +{rest.length}
              </button>
            }
          >
            <ul className="flex flex-wrap gap-6">{rest.map(draw)}</ul>
          </Popover>
        </li>
      ) : null}
    </ul>
  );
}
