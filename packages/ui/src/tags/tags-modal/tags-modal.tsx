import type { AttachedTag } from '@atrium/contract/tags';
import { useId, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Checkbox, CheckboxGroup } from '../../controls/checkbox/index.js';
import { Field } from '../../controls/field/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
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
  /** What tells it from another item of the same name, such as its contract and date. */
  detail?: string;
  tags: readonly AttachedTag[];
  /** Its contract, null for none: it cannot have the tags of others. Without it, the host offers only tags it may have. */
  contractId?: string | null;
}

export interface TagsModalProps extends Pick<TagEditorProps, 'onSearch' | 'newTag'> {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Items whose tags the user may change. */
  items: readonly TaggedItem[];
  /** Ids of the items checked initially. */
  defaultChecked: readonly string[];
  /** Called with the checked items and the changes to each of them: in the API format, and as edits. */
  onSubmit: (ids: readonly string[], changes: ReturnType<typeof tagChanges>, edits: TagEdits) => void;
  /** The request is pending: the button is busy. */
  submitting?: boolean;
}

/** Returns the tags of any of the items; a tag is deletable only if it is deletable on every item that has it. */
function tagsOf(items: readonly TaggedItem[]): AttachedTag[] {
  const union = new Map<string, AttachedTag>();
  for (const tag of items.flatMap(({ tags }) => tags)) {
    const isDeletableByCurrentUser =
      tag.isDeletableByCurrentUser && (union.get(tag.id)?.isDeletableByCurrentUser ?? true);
    union.set(tag.id, { ...tag, isDeletableByCurrentUser });
  }
  return [...union.values()];
}

/** Whether all these items may have a tag: the tags of a contract are only for its own items. */
const mayAllHave = (items: readonly TaggedItem[], tag: AttachedTag): boolean =>
  tag.contractId == null ||
  items.every(({ contractId }) => contractId === undefined || contractId === tag.contractId);

/**
 * Edits with the next of the states of a tag that only some items have: given to all, unless some may not have it, taken
 * from all, left as it is.
 */
function nextEdits({ added, removed }: TagEdits, tag: AttachedTag, isForAll: boolean): TagEdits {
  const isOther = ({ id }: AttachedTag) => id !== tag.id;
  if (removed.includes(tag.id)) return { added, removed: removed.filter((id) => id !== tag.id) };
  if (isForAll && added.every(isOther)) return { added: [...added, tag], removed };
  return {
    added: added.filter(isOther),
    removed: tag.isDeletableByCurrentUser ? [...removed, tag.id] : removed,
  };
}

/** Changes the tags of several items at once, for the checked ones (TAG-001, TAG-002, TAG-012). */
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
  const { integer } = useFormats();
  const hint = useId();
  const [checked, setChecked] = useState(defaultChecked);
  const [edits, setEdits] = useState(NO_TAG_EDITS);
  const chosen = items.filter(({ id }) => checked.includes(id));
  const borne = tagsOf(chosen);
  const amountOf = ({ id }: AttachedTag) =>
    chosen.filter(({ tags }) => tags.some((tag) => tag.id === id)).length;
  const partial = borne.filter((tag) => amountOf(tag) < chosen.length);
  const isPartial = (wanted: string) => partial.some(({ id }) => id === wanted);
  // Ignore tags that not all checked items may have, and removals of tags that only unchecked items have.
  const current = {
    added: edits.added.filter((tag) => mayAllHave(chosen, tag)),
    removed: edits.removed.filter((removed) =>
      borne.some(({ id, isDeletableByCurrentUser }) => id === removed && isDeletableByCurrentUser),
    ),
  };
  const heading = t(partial.length > 0 ? 'tags.modal.common' : 'tags.modal.tags');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!submitting}
      title={t('tags.modal.title')}
      description={t('tags.modal.description')}
      footer={
        <>
          <Button disabled={submitting} onClick={() => onOpenChange(false)}>
            {t('tags.cancel')}
          </Button>
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
            options={items.map(({ id, name, detail, tags }) => ({
              value: id,
              label: name,
              description: [detail, tags.map((tag) => tag.name).join(', ') || t('tags.none')]
                .filter(Boolean)
                .join(' · '),
            }))}
            allLabel={t('tags.modal.all')}
            value={checked}
            onValueChange={setChecked}
          />
        </Field>
        {chosen.length > 0 ? (
          <section aria-label={heading}>
            <h3 className="mb-8 text-small font-medium">{heading}</h3>
            <TagEditor
              tags={borne.filter(({ id }) => !isPartial(id))}
              edits={{
                added: current.added.filter(({ id }) => !isPartial(id)),
                removed: current.removed.filter((id) => !isPartial(id)),
              }}
              onEditsChange={({ added, removed }) => {
                // A tag of some items that is found by the search is given to all.
                const isKept = (id: string) => isPartial(id) && added.every((tag) => tag.id !== id);
                setEdits({
                  added: [...current.added.filter(({ id }) => isKept(id)), ...added],
                  removed: [...current.removed.filter(isKept), ...removed],
                });
              }}
              onSearch={onSearch}
              newTag={newTag}
            />
          </section>
        ) : (
          <p id={hint} role="status" className="text-small text-ink-2">
            {t('tags.modal.noneChecked')}
          </p>
        )}
        {partial.length > 0 ? (
          <section aria-label={t('tags.modal.some')}>
            <h3 className="mb-8 text-small font-medium">{t('tags.modal.some')}</h3>
            <div className="grid gap-4">
              {partial.map((tag) => {
                const isGiven = current.added.some(({ id }) => id === tag.id);
                const isTaken = current.removed.includes(tag.id);
                const isForAll = mayAllHave(chosen, tag);
                return (
                  <Checkbox
                    key={tag.id}
                    label={tag.name}
                    checked={isGiven}
                    disabled={!isForAll && !tag.isDeletableByCurrentUser}
                    indeterminate={!isGiven && !isTaken}
                    description={
                      isGiven
                        ? t('tags.modal.toAll')
                        : isTaken
                          ? t('tags.modal.toNone')
                          : t(isForAll ? 'tags.modal.toSome' : 'tags.modal.ofContract', {
                              amount: integer(amountOf(tag)),
                              total: integer(chosen.length),
                            })
                    }
                    onCheckedChange={() => setEdits(nextEdits(current, tag, isForAll))}
                  />
                );
              })}
            </div>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
