import type { AttachedTag } from '@atrium/contract/tags';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Tag } from '../../data/tag/index.js';
import { cn, UndoIcon, useFormats, useStrings } from '../../foundations/index.js';

/** Number of tags shown at first, and added by each “Show more” (TAG-015). */
const STEP = 5;

export interface TagChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The tags; one marked as deleted is shown struck through until saved. */
  tags: readonly AttachedTag[];
  /** Returns the address of a tag, for example of a country or currency (TAG-017). */
  hrefOf?: ((tag: AttachedTag) => string | undefined) | undefined;
  /** Removes a tag that the user may delete, or a new one (TAG-005). */
  onRemove?: ((tag: AttachedTag) => void) | undefined;
  /** Restores a tag marked as deleted. */
  onRestore?: ((tag: AttachedTag) => void) | undefined;
}

/** The tags of an item: five at first, then five more each time. */
export function TagChips({ tags, hrefOf, onRemove, onRestore, className, ref, ...props }: TagChipsProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [shown, setShown] = useState(STEP);
  const root = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const rest = tags.length - shown;
  const step = Math.min(STEP, rest);
  // The button moves or disappears, so the focus goes to the first of the added tags.
  useEffect(() => {
    if (firstNew.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-index="${firstNew.current}"]`)?.focus();
    firstNew.current = null;
  });
  return (
    <ul
      ref={useComposedRefs(root, ref)}
      aria-label={t('tags.label')}
      className={cn('flex flex-wrap items-center gap-6', className)}
      {...props}
    >
      {tags.slice(0, shown).map((tag, index) => (
        <li key={tag.id} data-index={index} tabIndex={-1} className="focus-ring min-w-0 rounded-tag">
          {tag.isDeleted ? (
            <RemovedTag tag={tag} onRestore={onRestore} />
          ) : (
            <Tag
              label={tag.name}
              code={tag.countryCode ?? undefined}
              href={hrefOf?.(tag)}
              onRemove={
                onRemove && (tag.isDeletableByCurrentUser || tag.isNew) ? () => onRemove(tag) : undefined
              }
            />
          )}
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <button
            type="button"
            aria-label={t('tags.more', { count: step })}
            className="focus-ring inline-flex h-24 min-w-24 items-center justify-center rounded-tag border border-line-2 px-6 text-caption text-ink-2 hover:bg-hover hover:text-ink"
            onClick={() => {
              firstNew.current = shown;
              setShown(shown + STEP);
            }}
          >
            {t('tags.moreShort', { count: step })}
          </button>
        </li>
      ) : null}
      {tags.length > STEP ? (
        <li className="sr-only">
          <span role="status">
            {t('tags.shown', { shown: integer(Math.min(shown, tags.length)), total: integer(tags.length) })}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

/** A tag that will be deleted on save, with a button to restore it. */
function RemovedTag({ tag, onRestore }: { tag: AttachedTag; onRestore: TagChipsProps['onRestore'] }) {
  const t = useStrings();
  return (
    <span className="inline-flex h-24 items-center gap-4 rounded-tag border border-dashed border-line-2 pl-6 text-caption whitespace-nowrap text-ink-3">
      <del aria-label={t('tags.removed', { tag: tag.name })}>{tag.name}</del>
      {onRestore ? (
        <button
          type="button"
          aria-label={t('tags.restore', { tag: tag.name })}
          onClick={() => onRestore(tag)}
          className="focus-ring inline-flex size-24 items-center justify-center rounded-tag hover:bg-hover hover:text-ink"
        >
          <UndoIcon size={12} />
        </button>
      ) : null}
    </span>
  );
}
