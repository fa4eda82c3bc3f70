import type { Document } from '@atrium/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../api/documents.ts';

/**
 * Returns the document that the URL names (DOC-009). A document missing from the list is fetched by itself, at once:
 * the link may come from somebody else.
 */
export function useOpenedDocument(documents: readonly Document[], shown: string | null) {
  const listed = documents.find(({ id }) => id === shown);
  const alone = useQuery({
    ...documentsQuery({ ids: [shown ?? ''], limit: 1 }),
    enabled: shown !== null && !listed,
  });
  const document = shown === null ? undefined : (listed ?? alone.data?.pageRecords[0]);
  return { document, isListed: listed !== undefined, read: alone, isAsked: shown !== null };
}
export type OpenedDocument = ReturnType<typeof useOpenedDocument>;
