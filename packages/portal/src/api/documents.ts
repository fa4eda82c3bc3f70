import type { DocumentCategory } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';
import type { ViewedFile } from '@atrium/ui';
import { isPreviewable } from '@atrium/ui';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';

export type DocumentSearchBody = NonNullable<
  Parameters<ReturnType<typeof api>['documents']['search']>[0]
>['body'];

/** Documents the person may see that match (API-084). */
export const documentsQuery = (body: DocumentSearchBody) => callQuery('documents', 'search', { body });

/** What it takes to fetch a document. */
export interface DocumentAddress {
  id: string;
  category: DocumentCategory;
}

/** A document of a list. */
export interface ListedDocument extends DocumentAddress {
  name: string;
  mediaType?: string | undefined;
}

/** A document as a list, a preview or a download takes it. */
export const listedDocument = ({ id, category, filename, mediaType }: Document): ListedDocument => ({
  id,
  category: category.id,
  name: filename,
  mediaType,
});

/** The file of a document, fetched to be looked at; of a kind without preview it is not fetched (DOC-033). */
export function useDocumentFile(document: ListedDocument | undefined): ViewedFile {
  const params = { id: document?.id ?? '', category: document?.category ?? 'REQUESTS' };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('documents', 'download', { params }),
    call: (signal) => api().documents.download({ params, signal }),
    enabled: document !== undefined && isPreviewable(document),
  });
  return file;
}
