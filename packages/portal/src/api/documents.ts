import type { DocumentCategory } from '@atrium/contract/document-rules';
import { commonCategory } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';
import type { ViewedFile } from '@atrium/ui';
import { isPreviewable, useToast } from '@atrium/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveAnswer } from './transport/save-answer.ts';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { showRead } from './document-marks.ts';
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

/** Saves a document under its own name (API-085). */
export function useDocumentDownload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, category }: DocumentAddress) =>
      saveAnswer(await api().documents.download({ params: { id, category } })),
    onSuccess: (_saved, { id }) => showRead(queries, [id]),
  });
}

/**
 * Saves several documents: one as it is, more as a zip. Those of different categories are refused with a warning, and
 * nothing is downloaded (DOC-018, DOC-019).
 */
export function useDocumentsDownload() {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const queries = useQueryClient();
  const one = useDocumentDownload();
  const several = useMutation({
    mutationFn: async ({ ids, categoryId }: { ids: string[]; categoryId: DocumentCategory }) =>
      saveAnswer(
        await api().documents.downloadTogether({ params: { type: 'zip' }, body: { ids, categoryId } }),
      ),
    onSuccess: (_saved, { ids }) => showRead(queries, ids),
  });
  const download = (documents: readonly DocumentAddress[]) => {
    const [first, ...others] = documents;
    if (!first) return;
    if (others.length === 0) {
      one.mutate(first);
      return;
    }
    const categoryId = commonCategory(documents);
    if (categoryId === null) toast.warning(t('toast.warning.request-documents-download'));
    else several.mutate({ ids: documents.map(({ id }) => id), categoryId });
  };
  const ids = [
    ...(one.isPending ? [one.variables.id] : []),
    ...(several.isPending ? several.variables.ids : []),
  ];
  return { download, isPending: one.isPending || several.isPending, ids };
}
