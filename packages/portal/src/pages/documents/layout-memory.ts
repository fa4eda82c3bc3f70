import { DOCUMENT_LAYOUTS, type DocumentLayout } from '@atrium/contract/document-filter-rules';

const keyOf = (userId: string) => `documents-layout:${userId}`;

/** Returns the user's last layout of the documents; a list by default. */
export function recallLayout(userId: string): DocumentLayout {
  try {
    const kept = localStorage.getItem(keyOf(userId));
    return DOCUMENT_LAYOUTS.find((layout) => layout === kept) ?? 'list';
  } catch {
    return 'list';
  }
}

/** Stores the layout for the next visit. */
export function rememberLayout(userId: string, layout: DocumentLayout): void {
  try {
    localStorage.setItem(keyOf(userId), layout);
  } catch {
    // Without storage the layout still applies to this visit.
  }
}
