/** Changes to an existing document. */
interface ContentDocumentEdit {
  readonly descriptionEn: string;
  readonly descriptionFr: string;
  /** Whether the file is replaced. */
  readonly hasNewFile: boolean;
  /** Whether tags are added or removed. */
  readonly hasNewTags: boolean;
}

/** Returns whether there is anything to save (HUB-024); leading and trailing whitespace in a description is ignored. */
export function isDocumentEdited(
  before: { readonly descriptionEn: string | null; readonly descriptionFr: string | null },
  edit: ContentDocumentEdit,
): boolean {
  const differs = (old: string | null, now: string) => (old ?? '') !== now.trim();
  return (
    edit.hasNewFile ||
    edit.hasNewTags ||
    differs(before.descriptionEn, edit.descriptionEn) ||
    differs(before.descriptionFr, edit.descriptionFr)
  );
}
