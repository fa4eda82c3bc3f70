import { commonCategory, DOCUMENTS_TOGETHER, type DocumentCategory } from '@atrium/contract/document-rules';
import { useToast } from '@atrium/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/**
 * Downloads documents: one as it is, several as a zip. Documents of different categories, and more than the server packs
 * into one zip, are refused with a warning, and nothing is downloaded (DOC-018, DOC-019).
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
    if (documents.length > DOCUMENTS_TOGETHER)
      toast.warning(t('toast.warning.documents-download-limit', { count: DOCUMENTS_TOGETHER }));
    else if (categoryId === null) toast.warning(t('toast.warning.request-documents-download'));
    else several.mutate({ ids: documents.map(({ id }) => id), categoryId });
  };
  const ids = [
    ...(one.isPending ? [one.variables.id] : []),
    ...(several.isPending ? several.variables.ids : []),
  ];
  return { download, isPending: one.isPending || several.isPending, ids };
}
