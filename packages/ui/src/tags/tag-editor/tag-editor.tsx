import type { AttachedTag } from '@atrium/contract/tags';
import { useRef, type ComponentProps } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { TagChips } from '../tag-chips/index.js';
import { TagSearch, type TagSearchProps } from '../tag-search/index.js';
import { addTag, editedTags, removeTag, type TagEdits } from './tag-edits.js';

export interface TagEditorProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, Pick<TagSearchProps, 'onSearch' | 'newTag'> {
  /** The saved tags. */
  tags: readonly AttachedTag[];
  /** Tags added and removed; start with `NO_TAG_EDITS`. */
  edits: TagEdits;
  /** Called on each change. */
  onEditsChange: (edits: TagEdits) => void;
}

/**
 * The tags of a record, with controls to change them (TAG-001 to TAG-005): removed tags are struck through, added ones
 * shown first and announced; nothing is saved until the user saves.
 */
export function TagEditor({
  tags,
  edits,
  onEditsChange,
  onSearch,
  newTag,
  className,
  ...props
}: TagEditorProps) {
  const t = useStrings();
  const search = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const shown = editedTags(tags, edits);
  const change = (next: TagEdits) => {
    onEditsChange(next);
    // The pressed button was removed with its tag.
    search.current?.querySelector('input')?.focus();
  };
  return (
    <div className={cn('grid gap-16', className)} {...props}>
      {shown.length > 0 ? (
        <TagChips
          tags={shown.map((tag) =>
            edits.added.includes(tag) ? { ...tag, isDeletableByCurrentUser: true } : tag,
          )}
          onRemove={(tag) => change(removeTag(edits, shown.find(({ id }) => id === tag.id) ?? tag))}
          onRestore={(tag) => change(addTag(edits, tag))}
        />
      ) : (
        <p className="text-small text-ink-2">{t('tags.none')}</p>
      )}
      <div ref={search}>
        <TagSearch
          onSearch={onSearch}
          newTag={newTag}
          taken={shown}
          onPick={(tag) => {
            onEditsChange(addTag(edits, tag));
            announce(t('controls.list.added', { label: tag.name }));
          }}
        />
      </div>
    </div>
  );
}
