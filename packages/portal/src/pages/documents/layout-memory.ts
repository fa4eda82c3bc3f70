import { DOCUMENT_LAYOUTS, type DocumentLayout } from '@atrium/contract/document-filter-rules';
import { readStored, writeStored } from '../../app/browser-storage.ts';

const keyOf = (userId: string) => `documents-layout:${userId}`;

/** Returns the user's last layout of the documents; a list by default. */
export function recallLayout(userId: string): DocumentLayout {
  const kept = readStored(keyOf(userId));
  return DOCUMENT_LAYOUTS.find((layout) => layout === kept) ?? 'list';
}

/** Stores the layout for the next visit. */
export function rememberLayout(userId: string, layout: DocumentLayout): void {
  writeStored(keyOf(userId), layout);
}
