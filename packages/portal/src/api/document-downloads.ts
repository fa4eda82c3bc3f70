import { commonCategory, DOCUMENTS_TOGETHER, type DocumentCategory } from '@atrium/contract/document-rules';
import { useToast } from '@atrium/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from './client.ts';
import { showRead } from './document-marks.ts';
import type { DocumentAddress } from './documents.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** Downloads a document under its own file name (API-085). */
export function useDocumentDownload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, category }: DocumentAddress) =>
      saveAnswer(await api().documents.download({ params: { id, category } })),
    onSuccess: (_saved, { id }) => showRead(queries, [id]),
  });
}

/** Documents of one category. */
interface Download {
  ids: string[];
  categoryId: DocumentCategory;
}

/**
 * Downloads documents: one as it is, several as a zip. Documents of different categories, and more than the server packs
 * into one zip, are refused with a warning, and nothing is downloaded (DOC-018, DOC-019).
 */
export function useDocumentsDownload() {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const queries = useQueryClient();
  const mutationKey = ['documents-download', useId()];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ ids, categoryId }: Download) =>
      saveAnswer(
        ids.length === 1
          ? await api().documents.download({ params: { id: ids[0]!, category: categoryId } })
          : await api().documents.downloadTogether({ params: { type: 'zip' }, body: { ids, categoryId } }),
      ),
    onSuccess: (_saved, { ids }) => showRead(queries, ids),
  });
  // Of all downloads under way, not only the last one.
  const ids = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Download).ids,
  }).flat();
  const download = (documents: readonly DocumentAddress[]) => {
    if (documents.length === 0) return;
    const categoryId = commonCategory(documents);
    if (documents.length > DOCUMENTS_TOGETHER)
      toast.warning(t('toast.warning.documents-download-limit', { count: DOCUMENTS_TOGETHER }));
    else if (categoryId === null) toast.warning(t('toast.warning.request-documents-download'));
    else mutate({ ids: documents.map(({ id }) => id), categoryId });
  };
  return { download, isPending: ids.length > 0, ids };
}
