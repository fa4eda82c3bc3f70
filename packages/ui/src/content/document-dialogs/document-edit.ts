/** What a person changes of a document that is there. */
interface ContentDocumentEdit {
  readonly descriptionEn: string;
  readonly descriptionFr: string;
  /** Whether another file takes its place. */
  readonly hasNewFile: boolean;
  /** Whether tags are added or taken away. */
  readonly hasNewTags: boolean;
}

/** Whether there is anything to save (HUB-024): blanks around a description change nothing. */
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
