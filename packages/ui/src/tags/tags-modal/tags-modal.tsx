import type { AttachedTag } from '@atrium/contract/tags';
import { useId, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { CheckboxGroup } from '../../controls/checkbox/index.js';
import { Field } from '../../controls/field/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import {
  NO_TAG_EDITS,
  tagChanges,
  TagEditor,
  type TagEditorProps,
  type TagEdits,
} from '../tag-editor/index.js';

export interface TaggedItem {
  id: string;
  name: string;
  tags: readonly AttachedTag[];
}

export interface TagsModalProps extends Pick<TagEditorProps, 'onSearch' | 'newTag'> {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** Called when the person opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Items whose tags the person may change. */
  items: readonly TaggedItem[];
  /** Ids of those that are checked when it opens. */
  defaultChecked: readonly string[];
  /** The items checked, and what is to change on each of them: as the call takes it, and as it stands here. */
  onSubmit: (ids: readonly string[], changes: ReturnType<typeof tagChanges>, edits: TagEdits) => void;
  /** The server has not answered yet: the button is busy. */
  submitting?: boolean;
}

/** The tags that any of the items bears; one can be taken away when it can be from all that bear it. */
function tagsOf(items: readonly TaggedItem[]): AttachedTag[] {
  const union = new Map<string, AttachedTag>();
  for (const tag of items.flatMap(({ tags }) => tags)) {
    const isDeletableByCurrentUser =
      tag.isDeletableByCurrentUser && (union.get(tag.id)?.isDeletableByCurrentUser ?? true);
    union.set(tag.id, { ...tag, isDeletableByCurrentUser });
  }
  return [...union.values()];
}

/** Changes the tags of several items at once: of those that are checked (TAG-001, TAG-002, TAG-012). */
export function TagsModal({
  open,
  onOpenChange,
  items,
  defaultChecked,
  onSearch,
  newTag,
  onSubmit,
  submitting = false,
}: TagsModalProps) {
  const t = useStrings();
  const hint = useId();
  const [checked, setChecked] = useState(defaultChecked);
  const [edits, setEdits] = useState(NO_TAG_EDITS);
  const chosen = items.filter(({ id }) => checked.includes(id));
  const borne = tagsOf(chosen);
  // What was marked on an item that is no longer checked is not to change anything.
  const current = {
    ...edits,
    removed: edits.removed.filter((removed) =>
      borne.some(({ id, isDeletableByCurrentUser }) => id === removed && isDeletableByCurrentUser),
    ),
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('tags.modal.title')}
      description={t('tags.modal.description')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('tags.cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            aria-describedby={chosen.length === 0 ? hint : undefined}
            busy={submitting}
            busyLabel={t('tags.saving')}
            onClick={() =>
              onSubmit(
                chosen.map(({ id }) => id),
                tagChanges(current),
                current,
              )
            }
          >
            {t('tags.modal.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-20">
        <Field label={t('tags.modal.items')} group>
          <CheckboxGroup
            options={items.map(({ id, name, tags }) => ({
              value: id,
              label: name,
              description: tags.map((tag) => tag.name).join(', ') || t('tags.none'),
            }))}
            allLabel={t('tags.modal.all')}
            value={checked}
            onValueChange={setChecked}
          />
        </Field>
        {chosen.length > 0 ? (
          <section aria-label={t('tags.modal.tags')}>
            <h3 className="mb-8 text-small font-medium">{t('tags.modal.tags')}</h3>
            <TagEditor
              tags={borne}
              edits={current}
              onEditsChange={setEdits}
              onSearch={onSearch}
              newTag={newTag}
            />
          </section>
        ) : (
          <p id={hint} role="status" className="text-small text-ink-2">
            {t('tags.modal.noneChecked')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
