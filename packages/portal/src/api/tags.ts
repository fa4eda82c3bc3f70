import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { requestDocumentsQuery } from './request-documents.ts';
import { requestQuery } from './requests.ts';

/** Searches the tags that things of a contract can bear; the call is cancelled with its signal (API-098, TAG-009). */
export const searchTags = (contractId: string) => (query: string, signal: AbortSignal) =>
  api().tags.available({ query: { query, contractId }, signal });

type Changes = Parameters<ReturnType<typeof api>['tags']['change']>[0]['body'];

/** Changes the tags of a request (API-101). */
export function useChangeTags(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) =>
      api().tags.change({ params: { type: 'requests', id: requestId }, body: changes }),
    onSettled: () => queries.invalidateQueries({ queryKey: requestQuery(requestId).queryKey }),
  });
}

/** Changes the tags of several documents of a request, of all or none of them (TAG-002). */
export function useTagDocuments(requestId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids: string[]; changes: Changes }) =>
      api().tags.changeTogether({ params: { type: 'documents' }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: requestDocumentsQuery(requestId).queryKey }),
  });
}
