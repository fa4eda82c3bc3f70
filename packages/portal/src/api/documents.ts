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

/** Matching documents that the user may see (API-084). */
export const documentsQuery = (body: DocumentSearchBody) => callQuery('documents', 'search', { body });

/** The identifiers needed to fetch a document. */
export interface DocumentAddress {
  id: string;
  category: DocumentCategory;
}

/** A document of a list. */
export interface ListedDocument extends DocumentAddress {
  name: string;
  mediaType?: string | undefined;
}

/** Maps a document to what lists, previews and downloads use. */
export const listedDocument = ({ id, category, filename, mediaType }: Document): ListedDocument => ({
  id,
  category: category.id,
  name: filename,
  mediaType,
});

/** Fetches the file of a document for preview; types without preview are not fetched (DOC-033). */
export function useDocumentFile(document: ListedDocument | undefined): ViewedFile {
  const params = { id: document?.id ?? '', category: document?.category ?? 'REQUESTS' };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('documents', 'download', { params }),
    call: (signal) => api().documents.download({ params, signal }),
    enabled: document !== undefined && isPreviewable(document),
  });
  return file;
}
