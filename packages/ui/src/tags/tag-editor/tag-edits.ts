import type { AttachedTag } from '@atrium/contract/tags';

/** What somebody changed and did not save yet. */
export interface TagEdits {
  readonly added: readonly AttachedTag[];
  /** Ids of saved tags that are marked deleted (TAG-003). */
  readonly removed: readonly string[];
}

export const NO_TAG_EDITS: TagEdits = { added: [], removed: [] };

/** The tags as they will be, those to be deleted marked so. */
export const editedTags = (saved: readonly AttachedTag[], { added, removed }: TagEdits): AttachedTag[] => [
  ...saved.map((tag) => (removed.includes(tag.id) ? { ...tag, isDeleted: true } : tag)),
  ...added.filter(({ id }) => !saved.some((tag) => tag.id === id)),
];

/** Adds a tag; one that is marked deleted is put back instead. */
export function addTag(edits: TagEdits, tag: AttachedTag): TagEdits {
  if (edits.removed.includes(tag.id))
    return { ...edits, removed: edits.removed.filter((id) => id !== tag.id) };
  return { ...edits, added: [...edits.added, tag] };
}

/** Takes a tag away: one that was just added goes, a saved one is marked. */
export function removeTag(edits: TagEdits, tag: AttachedTag): TagEdits {
  const added = edits.added.filter(({ id }) => id !== tag.id);
  return added.length < edits.added.length
    ? { ...edits, added }
    : { ...edits, removed: [...edits.removed, tag.id] };
}

/** The edits as the call takes them: tags to add, to create and to delete. */
export const tagChanges = ({ added, removed }: TagEdits) => [
  ...added.map(({ id, name, isNew }) => (isNew ? { name, isNew: true as const } : { id })),
  ...removed.map((id) => ({ id, isDeleted: true })),
];
