import { DOCUMENT_LAYOUTS, type DocumentLayout } from '@atrium/contract/document-filter-rules';

const keyOf = (userId: string) => `documents-layout:${userId}`;

/** How a person left the documents: as a list unless they chose otherwise. */
export function recallLayout(userId: string): DocumentLayout {
  try {
    const kept = localStorage.getItem(keyOf(userId));
    return DOCUMENT_LAYOUTS.find((layout) => layout === kept) ?? 'list';
  } catch {
    return 'list';
  }
}

/** Keeps the choice for the next visit. */
export function rememberLayout(userId: string, layout: DocumentLayout): void {
  try {
    localStorage.setItem(keyOf(userId), layout);
  } catch {
    // A browser that keeps nothing still arranges this visit.
  }
}
