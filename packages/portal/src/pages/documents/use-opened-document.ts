import type { Document } from '@atrium/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../api/documents.ts';

/**
 * The document that the address names (DOC-009). One that is not in the list is read by itself, at once: the address may have
 * come from somebody else.
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
