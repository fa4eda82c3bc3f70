import type { AttachedTag } from '@atrium/contract/tags';

/** Unsaved changes to tags. */
export interface TagEdits {
  readonly added: readonly AttachedTag[];
  /** Ids of saved tags marked as deleted (TAG-003). */
  readonly removed: readonly string[];
}

export const NO_TAG_EDITS: TagEdits = { added: [], removed: [] };

/**
 * Returns the tags with the edits applied; removed ones are marked as deleted. The added ones are first, the last of them
 * before all, so that a new tag is seen although the chips show only five.
 */
export const editedTags = (saved: readonly AttachedTag[], { added, removed }: TagEdits): AttachedTag[] => [
  ...added.filter(({ id }) => !saved.some((tag) => tag.id === id)).toReversed(),
  ...saved.map((tag) => (removed.includes(tag.id) ? { ...tag, isDeleted: true } : tag)),
];

/** Adds a tag; one marked as deleted is restored instead. */
export function addTag(edits: TagEdits, tag: AttachedTag): TagEdits {
  if (edits.removed.includes(tag.id))
    return { ...edits, removed: edits.removed.filter((id) => id !== tag.id) };
  return { ...edits, added: [...edits.added, tag] };
}

/** Removes a tag: a newly added one is dropped, a saved one is marked as deleted. */
export function removeTag(edits: TagEdits, tag: AttachedTag): TagEdits {
  const added = edits.added.filter(({ id }) => id !== tag.id);
  return added.length < edits.added.length
    ? { ...edits, added }
    : { ...edits, removed: [...edits.removed, tag.id] };
}

/** Returns the edits in the API format: tags to attach, create and delete. */
export const tagChanges = ({ added, removed }: TagEdits) => [
  ...added.map(({ id, name, isNew }) => (isNew ? { name, isNew: true as const } : { id })),
  ...removed.map((id) => ({ id, isDeleted: true })),
];
