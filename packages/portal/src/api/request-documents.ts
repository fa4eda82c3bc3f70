import type { RequestDocument } from '@atrium/contract/request-documents';
import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

/** The documents of a request, the newest first (RDET-067). */
export const requestDocumentsQuery = (id: string) =>
  callQuery('requestDocuments', 'list', { params: { id } });

/** Topics that documents can be added under (RDET-070). */
export const documentTopicsQuery = (id: string) =>
  callQuery('requestDocuments', 'topics', { params: { id } });

/** Invalidates the documents of a request after a change, and those that can be sent for signature. */
export function documentsChanged(queries: QueryClient, id: string): void {
  void queries.invalidateQueries({ queryKey: requestDocumentsQuery(id).queryKey });
  void queries.invalidateQueries({ queryKey: callKey('signatures', 'signable', { params: { id } }) });
}

/** Also invalidates the request itself: whose turn it is, and its last act. */
function useSettle(id: string) {
  const queries = useQueryClient();
  return () => {
    documentsChanged(queries, id);
    void queries.invalidateQueries({ queryKey: callKey('requests') });
  };
}

type Added = NonNullable<Parameters<ReturnType<typeof api>['requestDocuments']['add']>[0]>['body'];

/** Adds uploaded documents to a request (RDET-070); `onAdded` is called even when the user has left its page. */
export function useAddRequestDocuments(id: string, onAdded: () => void) {
  return useMutation({
    mutationFn: (body: Added) => api().requestDocuments.add({ params: { id }, body }),
    onSuccess: onAdded,
    onSettled: useSettle(id),
  });
}

type Decision = NonNullable<Parameters<ReturnType<typeof api>['requestDocuments']['setState']>[0]>['body'];

type DocumentDecision = { docId: string } & Decision;

const decisionKey = (id: string) => [...callKey('requestDocuments', 'setState'), id];

/**
 * Validates or refuses a document, or undoes that (RDET-069); refused if a newer decision has not been seen. `onDecided`
 * is called for each decision, also when the next one is made before the response.
 */
export function useDecideOnDocument(
  id: string,
  onDecided: (document: RequestDocument, state: Decision['state']) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: decisionKey(id),
    mutationFn: ({ docId, ...body }: DocumentDecision) =>
      api().requestDocuments.setState({ params: { id, docId }, body }),
    onSuccess: (changed, { state }) => {
      queries.setQueryData<RequestDocument[]>(requestDocumentsQuery(id).queryKey, (documents) =>
        documents?.map((document) => (document.id === changed.id ? changed : document)),
      );
      onDecided(changed, state);
    },
    onSettled: useSettle(id),
  });
}

/** Returns the ids of the documents of a request whose decisions are being saved. */
export function useDecidingDocuments(id: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: decisionKey(id), status: 'pending' },
    select: ({ state }) => (state.variables as DocumentDecision).docId,
  });
  return new Set(ids);
}
