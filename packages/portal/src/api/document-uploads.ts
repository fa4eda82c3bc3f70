import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { documentsChanged } from './document-changes.ts';

/** Contracts to which signed contracts can be added. */
export const uploadContractsQuery = () =>
  callQuery('serviceContracts', 'list', { params: { id: 'DOCUMENTS' } });
export const contractEntitiesQuery = (contractId: string) =>
  callQuery('documents', 'legalEntities', { query: { contractId } });
/** Members of a contract; those of the given legal entities are chosen by default (API-089). */
export const contractMembersQuery = (contractId: string, ricosCodes: readonly string[]) => ({
  ...callQuery('documents', 'reachableUsers', { query: { contractId, ricosCodes: [...ricosCodes] } }),
  placeholderData: keepPreviousData,
});

/** A mutation that invalidates the lists of documents. */
function useDocumentChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => documentsChanged(queries) });
}

/** Publishes uploaded documents as release notes (API-093). */
export const usePublishReleaseNotes = () =>
  useDocumentChange((documentIds: string[]) =>
    api().documents.publish({ body: { documentIds, categoryId: 'RELEASE_NOTES' } }),
  );

type SignedContracts = Parameters<ReturnType<typeof api>['documents']['addSignedContracts']>[0]['body'];

/** Adds uploaded documents to a contract as signed contracts (API-094). */
export const useAddSignedContracts = () =>
  useDocumentChange((body: SignedContracts) => api().documents.addSignedContracts({ body }));
