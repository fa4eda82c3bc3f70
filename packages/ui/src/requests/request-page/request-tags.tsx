import type { AttachedTag } from '@atrium/contract/tags';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { EditIcon, lazyPart, useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { TagChips, type TagChipsProps } from '../../tags/tag-chips/index.js';
import type { EditRequestTagsProps } from './edit-request-tags.js';

const EditRequestTags = lazyPart(async () => (await import('./edit-request-tags.js')).default);

export interface RequestTagging
  extends Pick<TagChipsProps, 'hrefOf'>, Pick<EditRequestTagsProps, 'onSearch' | 'newTag' | 'onSave'> {}

export interface RequestTagsProps extends RequestTagging {
  tags: readonly AttachedTag[];
  /** RDET-039. */
  canManageTags: boolean;
}

/** The tags of a request; who may manage them opens the editor in their place. */
export function RequestTags({ tags, canManageTags, hrefOf, ...editing }: RequestTagsProps) {
  const t = useStrings();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The editor goes with its focus: it comes back to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (tags.length === 0 && !canManageTags) return null;
  return (
    <section aria-label={t('tags.label')}>
      <SectionHeader title={t('tags.label')} />
      <div className="pt-10">
        {isEditing && canManageTags ? (
          <EditRequestTags tags={tags} onClose={() => setEditing(false)} {...editing} />
        ) : (
          <div className="flex flex-wrap items-center gap-12">
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
          </div>
        )}
      </div>
    </section>
  );
}
