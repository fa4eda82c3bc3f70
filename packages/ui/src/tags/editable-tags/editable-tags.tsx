import type { AttachedTag } from '@atrium/contract/tags';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { cn, EditIcon, lazyPart, useStrings } from '../../foundations/index.js';
import { TagChips, type TagChipsProps } from '../tag-chips/index.js';
import type { EditTagsProps } from './edit-tags.js';

const EditTags = lazyPart(async () => (await import('./edit-tags.js')).default);

export interface EditableTagsProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<TagChipsProps, 'hrefOf'>,
    Pick<EditTagsProps, 'onSearch' | 'newTag' | 'onSave'> {
  /** The saved tags. */
  tags: readonly AttachedTag[];
  /** Whether the user may change the tags (TAG-006). */
  canManageTags: boolean;
}

/** The tags of one item; users who may manage them edit them in place. */
export function EditableTags({
  tags,
  canManageTags,
  hrefOf,
  onSearch,
  newTag,
  onSave,
  className,
  ...props
}: EditableTagsProps) {
  const t = useStrings();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The editor is removed with the focus inside it, so the focus returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <div className={cn('flex flex-wrap items-center gap-12', className)} {...props}>
      {isEditing && canManageTags ? (
        <EditTags
          tags={tags}
          onClose={() => setEditing(false)}
          onSearch={onSearch}
          newTag={newTag}
          onSave={onSave}
        />
      ) : (
        <>
          {tags.length > 0 ? (
            <TagChips tags={tags} hrefOf={hrefOf} />
          ) : (
            <p className="text-small text-ink-2">{t('tags.none')}</p>
          )}
          {canManageTags ? (
            <Button
              ref={edit}
              size="row"
              variant="tertiary"
              className="print:hidden"
              icon={EditIcon}
              onClick={() => setEditing(true)}
            >
              {t('tags.edit')}
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
