import { useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { EditableTags, type EditableTagsProps } from '../../tags/editable-tags/index.js';

export type RequestTagging = Pick<EditableTagsProps, 'hrefOf' | 'onSearch' | 'newTag' | 'onSave'>;

export type RequestTagsProps = RequestTagging & Pick<EditableTagsProps, 'tags' | 'canManageTags'>;

/** The tags of a request; users who may manage them can edit them in place (RDET-039). */
export function RequestTags({ tags, canManageTags, ...tagging }: RequestTagsProps) {
  const t = useStrings();
  if (tags.length === 0 && !canManageTags) return null;
  return (
    <section aria-label={t('tags.label')}>
      <SectionHeader title={t('tags.label')} />
      <EditableTags className="pt-10" tags={tags} canManageTags={canManageTags} {...tagging} />
    </section>
  );
}
