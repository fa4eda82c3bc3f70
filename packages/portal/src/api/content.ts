import { isPreviewable, type ViewedFile } from '@atrium/ui';
import { useMutation } from '@tanstack/react-query';
import { saveAnswer } from './transport/save-answer.ts';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';

/** Areas of the contract whose documents the bank publishes, each with a call that reads a file (decision 50). */
export type ContentCalls = 'informationHub' | 'cashManagement';

export interface PublishedFile {
  id: string;
  filename: string;
  mediaType: string;
}

/** The file of a published document, fetched to be looked at; of a kind without preview it is not fetched. */
export function useContentFile(area: ContentCalls, document: PublishedFile | undefined): ViewedFile {
  const params = { id: document?.id ?? '' };
  const { headers: _, ...file } = useFile({
    queryKey: callKey(area, 'read', { params }),
    call: (signal) => api()[area].read({ params, signal }),
    enabled:
      document !== undefined && isPreviewable({ name: document.filename, mediaType: document.mediaType }),
  });
  return file;
}

/** Saves a published document under its own name. */
export function useContentDownload(area: ContentCalls) {
  return useMutation({
    mutationFn: async (id: string) => saveAnswer(await api()[area].read({ params: { id } })),
  });
}
