import type { HubTranslations } from '@atrium/contract/information-hub';
import type { HubEditableKey } from '@atrium/contract/information-hub-rules';
import type { ContentText } from '@atrium/contract/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';

/** The texts of the page in both languages (API-167). */
export const hubTextsQuery = () => callQuery('informationHub', 'translations');

/** The documents of the page (API-168). */
export const hubDocumentsQuery = () => callQuery('informationHub', 'documents');

/** Whether the person edits the page (API-169). */
export const hubRightsQuery = () => callQuery('informationHub', 'rights');

/** What is said about a document, as it is now (API-172). */
export const hubDescriptionQuery = (id: string) => ({
  ...callQuery('informationHub', 'description', { params: { id } }),
  staleTime: 0,
});

/** Saves a text in both languages; refused from an older version, the newer one is then read (HUB-018). */
export function useSaveHubText() {
  const queries = useQueryClient();
  const { queryKey } = hubTextsQuery();
  return useMutation({
    mutationFn: ({ key, text: { en, fr, version } }: { key: HubEditableKey; text: ContentText }) =>
      api().informationHub.saveTranslations({
        body: [
          { key, culture: 'en', text: en, version },
          { key, culture: 'fr', text: fr, version },
        ],
      }),
    onSuccess: (saved) => queries.setQueryData<HubTranslations>(queryKey, saved),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** What a change of the documents makes old (HUB-021). */
function useSettle() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: hubDocumentsQuery().queryKey });
}

type Hub = ReturnType<typeof api>['informationHub'];

/** Adds files that were uploaded (API-171). */
export function useAddHubDocuments() {
  return useMutation({
    mutationFn: (body: Parameters<Hub['addDocuments']>[0]['body']) =>
      api().informationHub.addDocuments({ body }),
    onSettled: useSettle(),
  });
}

type Facts = Parameters<Hub['updateDocument']>[0]['body'];
type TagChanges = Parameters<ReturnType<typeof api>['tags']['change']>[0]['body'];

/** Changes a document (API-173) and its tags (API-175): tags first, for they may be sent again after a failure. */
export function useUpdateHubDocument(id: string) {
  const queries = useQueryClient();
  const settle = useSettle();
  return useMutation({
    mutationFn: async ({ facts, tags }: { facts: Facts | null; tags: TagChanges }) => {
      if (tags.length > 0) await api().tags.change({ params: { type: 'content', id }, body: tags });
      if (facts) await api().informationHub.updateDocument({ params: { id }, body: facts });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: hubDescriptionQuery(id).queryKey });
      return settle();
    },
  });
}

/** Takes a document off the page (API-174). */
export function useDeleteHubDocument() {
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      api().informationHub.deleteDocument({ params: { id }, query: { version } }),
    onSettled: useSettle(),
  });
}
