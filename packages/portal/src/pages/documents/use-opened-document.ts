import type { Document } from '@atrium/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentsQuery } from '../../api/documents.ts';

const NONE: readonly Document[] = [];

/**
 * Returns the document that the URL names (DOC-009), and the list that previous and next move through. A document
 * missing from the list is fetched by itself, at once: the link may come from somebody else.
 */
export function useOpenedDocument(documents: readonly Document[], shown: string | null) {
  const listed = documents.find(({ id }) => id === shown);
  // Under a filter, such as unread, opening a document removes it from the list: its preview stays as it was opened.
  const [lastList, setLastList] = useState(NONE);
  if (listed && lastList !== documents) setLastList(documents);
  const left = lastList.find(({ id }) => id === shown);
  // Only while it stays open: when it is opened again, it may have been deleted.
  if (!listed && !left && lastList !== NONE) setLastList(NONE);
  const alone = useQuery({
    ...documentsQuery({ ids: [shown ?? ''], limit: 1 }),
    enabled: shown !== null && !listed,
  });
  const found = alone.isPending ? left : alone.data?.pageRecords[0];
  const document = shown === null ? undefined : (listed ?? found);
  const list = listed ? documents : left ? lastList : document ? [document] : NONE;
  return { document, documents: list, read: alone, isAsked: shown !== null };
}
export type OpenedDocument = ReturnType<typeof useOpenedDocument>;
