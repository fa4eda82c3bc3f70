import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/index.js';
import { NO_TAG_EDITS, tagChanges, TagEditor, type TagEditorProps } from '../tag-editor/index.js';

export interface EditTagsProps extends Pick<TagEditorProps, 'tags' | 'onSearch' | 'newTag'> {
  /** Saves the changes; the promise resolves once they are saved. */
  onSave: (changes: ReturnType<typeof tagChanges>) => Promise<unknown>;
  onClose: () => void;
}

/** The editor of the tags of one item; loaded on demand. */
export default function EditTags({ tags, onClose, onSearch, newTag, onSave }: EditTagsProps) {
  const t = useStrings();
  const [edits, setEdits] = useState(NO_TAG_EDITS);
  const [saving, setSaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const save = async () => {
    const changes = tagChanges(edits);
    if (changes.length === 0) return onClose();
    setSaving(true);
    try {
      await onSave(changes);
      onClose();
    } catch {
      // The host reports the failure; the edits stay and can be saved again.
      setSaving(false);
    }
  };
  return (
    <div ref={root} className="grid max-w-measure gap-16">
      {/* What is added while the edits are saved would be lost. */}
      <div inert={saving}>
        <TagEditor tags={tags} edits={edits} onEditsChange={setEdits} onSearch={onSearch} newTag={newTag} />
      </div>
      <div className="flex flex-wrap gap-8">
        <Button
          size="toolbar"
          variant="primary"
          busy={saving}
          busyLabel={t('tags.saving')}
          onClick={() => void save()}
        >
          {t('tags.save')}
        </Button>
        <Button size="toolbar" disabled={saving} onClick={onClose}>
          {t('tags.cancel')}
        </Button>
      </div>
    </div>
  );
}
