import type { ArticleAddress } from '@atrium/contract/article-filter-rules';
import type { Article } from '@atrium/contract/highlights';
import { isPreviewable, type ViewedFile } from '@atrium/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** One language version of an article (API-110). */
export const articleQuery = ({ source, id, language }: ArticleAddress) =>
  callQuery('highlights', 'article', { params: { source, id }, query: { language } });

/** Hides one language of an article, or shows it again (HIGH-012). */
export function useHideArticle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      article: { source, id, language },
      hidden,
    }: {
      article: ArticleAddress;
      hidden: boolean;
    }) => {
      const call = { params: { source, id }, query: { language } };
      return hidden ? api().highlights.hide(call) : api().highlights.show(call);
    },
    // Pictures do not change.
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [area, name] }) => area === 'highlights' && name !== 'image',
      }),
  });
}

/** A file that comes with an article. */
export type Attachment = Article['attachments'][number];

/** Fetches an attached file (API-114). */
const fetchAttachment = ({ source, id }: Pick<Article, 'source' | 'id'>, { id: fileId }: Attachment) =>
  api().highlights.download({ params: { source, id, fileId } });

/** Whether an attached file has a preview. */
export const canPreview = ({ name, mime }: Attachment): boolean => isPreviewable({ name, mediaType: mime });

/** Loads an attached file for the preview. */
export function useAttachmentFile(
  { source, id }: Pick<Article, 'source' | 'id'>,
  { id: fileId }: Attachment,
): ViewedFile {
  const params = { source, id, fileId };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('highlights', 'download', { params }),
    call: (signal) => api().highlights.download({ params, signal }),
  });
  return file;
}

/** Downloads attached files under their own names, one after the other (HIGH-017). */
export function useAttachmentDownload(article: Pick<Article, 'source' | 'id'>) {
  const download = useMutation({
    mutationFn: async (files: readonly Attachment[]) => {
      for (const file of files) await saveAnswer(await fetchAttachment(article, file));
    },
  });
  return {
    download: download.mutate,
    downloading: download.isPending ? download.variables.map(({ id }) => id) : [],
  };
}
