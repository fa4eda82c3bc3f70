import { DOCUMENT_LAYOUTS, type DocumentLayout } from '@atrium/contract/document-filter-rules';
import { readStored, writeStored } from '../../app/browser-storage.ts';

const keyOf = (userId: string) => `documents-layout:${userId}`;

/** How a person left the documents: as a list unless they chose otherwise. */
export function recallLayout(userId: string): DocumentLayout {
  const kept = readStored(keyOf(userId));
  return DOCUMENT_LAYOUTS.find((layout) => layout === kept) ?? 'list';
}

/** Keeps the choice for the next visit. */
export function rememberLayout(userId: string, layout: DocumentLayout): void {
  writeStored(keyOf(userId), layout);
}
