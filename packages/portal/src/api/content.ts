import type { ContentText } from '@atrium/contract/content';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@atrium/contract/content-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import { isPreviewable, type ContentAddition, type ViewedFile } from '@atrium/ui';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { saveAnswer } from './transport/save-answer.ts';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';

/** Areas of the API contract with documents published by the bank, each with a call that reads a file (decision 50). */
export type ContentCalls = 'auditReports' | 'informationHub' | 'cashManagement' | 'tradeFinance';

export interface PublishedFile {
  id: string;
  filename: string;
  mediaType: string;
  version: number;
}

/** A published document, which editors may change. */
export interface PublishedDocument extends PublishedFile {
  updatedAt: string;
  tags: AttachedTag[];
}

/** The new text of one key in one language. */
export interface TextEntry<K extends string> {
  key: K;
  culture: ContentLanguage;
  text: string;
  version: number;
}

/** What differs between the editable areas; everything else is shared. */
export interface ContentArea<B extends string, K extends string> {
  calls: ContentCalls;
  /** Query keys to invalidate after a change of documents or texts. */
  documentsKey: QueryKey;
  textsKey: QueryKey;
  /** Fetches the current descriptions of a document. */
  current: (
    id: string,
    signal: AbortSignal,
  ) => Promise<{ descriptionEn: string | null; descriptionFr: string | null; version: number }>;
  add: (block: B, additions: ContentAddition[]) => Promise<void>;
  saveTexts: (entries: TextEntry<K>[]) => Promise<unknown>;
  /** Returns the fetched documents with those of one block reordered. */
  inOrder: (found: unknown, ids: readonly string[]) => unknown;
  /** Whether the documents of a block need descriptions in both languages (HUB-022). */
  needsDescriptions: (block: B) => boolean;
}

/** Fetches the file of a published document for preview; types without preview are not fetched. */
export function useContentFile(area: ContentCalls, document: PublishedFile | undefined): ViewedFile {
  const params = { id: document?.id ?? '' };
  const { headers: _, ...file } = useFile({
    // A replaced file keeps its id; its version changes.
    queryKey: [...callKey(area, 'read', { params }), document?.version],
    call: (signal) => api()[area].read({ params, signal }),
    enabled:
      document !== undefined && isPreviewable({ name: document.filename, mediaType: document.mediaType }),
  });
  return file;
}

/** Downloads a published document under its own file name. */
export function useContentDownload(area: ContentCalls) {
  return useMutation({
    mutationFn: async (id: string) => saveAnswer(await api()[area].read({ params: { id } })),
  });
}

/** Saves texts in both languages; an outdated version is refused, and the current one fetched (HUB-018, CM-012). */
export function useSaveTexts<K extends string>({ saveTexts, textsKey }: ContentArea<never, K>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (texts: { [Key in K]?: ContentText }) =>
      saveTexts(
        Object.entries<ContentText | undefined>(texts).flatMap(([key, text]) =>
          text
            ? CONTENT_LANGUAGES.map((culture) => ({
                key: key as K,
                culture,
                text: text[culture],
                version: text.version,
              }))
            : [],
        ),
      ),
    // Awaited: the text shown next is the saved one.
    onSettled: () => queries.invalidateQueries({ queryKey: textsKey }),
  });
}

/** The current descriptions of a document. */
export const currentDocumentQuery = (
  { calls, current }: Pick<ContentArea<never, never>, 'calls' | 'current'>,
  id: string,
) => ({
  queryKey: [calls, 'current', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => current(id, signal),
  staleTime: 0,
});

/** Adds uploaded files (API-166, API-171, API-177). */
export function useAddContent<B extends string>({ add, documentsKey }: ContentArea<B, never>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ block, additions }: { block: B; additions: ContentAddition[] }) => add(block, additions),
    onSettled: () => queries.invalidateQueries({ queryKey: documentsKey }),
  });
}

type Update = Parameters<ReturnType<typeof api>['informationHub']['updateDocument']>[0]['body'];
type TagChanges = Parameters<ReturnType<typeof api>['tags']['change']>[0]['body'];

/** Changes a document and its tags: tags first, because they can be sent again after a failure (API-173, API-175). */
export function useUpdateContent(area: ContentArea<never, never>, id: string) {
  const queries = useQueryClient();
  const { calls, documentsKey } = area;
  return useMutation({
    mutationFn: async ({ facts, tags }: { facts: Update | null; tags: TagChanges }) => {
      if (tags.length > 0) await api().tags.change({ params: { type: 'content', id }, body: tags });
      if (facts) await api()[calls].updateDocument({ params: { id }, body: facts });
    },
    // Awaited: what somebody else saved is compared with the input before it can be sent again.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: currentDocumentQuery(area, id).queryKey }),
        queries.invalidateQueries({ queryKey: documentsKey }),
      ]),
  });
}

/** Removes a document from its page (API-174, API-180). */
export function useDeleteContent({ calls, documentsKey }: ContentArea<never, never>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      api()[calls].deleteDocument({ params: { id }, query: { version } }),
    onSettled: () => queries.invalidateQueries({ queryKey: documentsKey }),
  });
}

/** Reorders the documents of a block; optimistic, rolled back on failure. */
export function useOrderContent({ documentsKey, inOrder }: ContentArea<never, never>) {
  const queries = useQueryClient();
  const mutationKey = [...documentsKey, 'order'];
  return useMutation({
    mutationKey,
    // One call at a time: each order is based on the previous one.
    scope: { id: mutationKey.join('.') },
    mutationFn: (body: { shown: string[]; documentIds: string[] }) => api().content.order({ body }),
    onMutate: async ({ documentIds }) => {
      await queries.cancelQueries({ queryKey: documentsKey });
      const before = queries.getQueryData(documentsKey);
      queries.setQueryData(documentsKey, before && inOrder(before, documentIds));
    },
    // With a later order pending, a refetch would briefly show the earlier one.
    onSettled: () =>
      queries.isMutating({ mutationKey }) > 1
        ? undefined
        : queries.invalidateQueries({ queryKey: documentsKey }),
  });
}
