import type { ContractKind } from '@atrium/contract/contract-status';
import type {
  Contract,
  ContractCreation,
  ContractUpdate,
  LegalEntitiesList,
} from '@atrium/contract/contracts';
import type { AppendixType, CONTRACT_TABS, ContractTab, DateSorting } from '@atrium/contract/contracts-rules';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { isMissing } from './transport/is-missing.ts';
import { saveAnswer } from './transport/save-answer.ts';

const KINDS: typeof CONTRACT_TABS = { externals: ['CLIENT'], others: ['ATRIUM', 'OSA'] };

export interface ContractsView {
  readonly tab: ContractTab;
  /** At least 3 characters; empty for no search. */
  readonly query: string;
  readonly sorting: DateSorting;
  readonly page: number;
}

/** The contracts of a tab, or all that match a search (API-121); a newer search cancels the previous one (CTR-035). */
export const contractsQuery = ({ tab, query, sorting, page }: ContractsView) => ({
  ...callQuery('contracts', 'list', {
    query: { ...(query === '' ? { types: [...KINDS[tab]] } : { query }), sorting, page },
  }),
  placeholderData: keepPreviousData,
});

/** A contract (API-122). */
export const contractQuery = (id: string) => callQuery('contracts', 'get', { params: { id } });

/** The contract that the user administers (MYC-009). */
export const myContractQuery = () => callQuery('contracts', 'mine');

/** Clients whose name contains a text (API-144). */
export const clientsQuery = (query: string) => ({
  ...callQuery('clients', 'list', { query: { query } }),
  placeholderData: keepPreviousData,
});

/** Legal entities of a client (API-134). */
export const clientEntitiesQuery = (id: string) => callQuery('clients', 'legalEntities', { params: { id } });

/** Services offered to contracts of a kind (API-148). */
export const offeredServicesQuery = (contractType: ContractKind) =>
  callQuery('contracts', 'services', { query: { contractType } });

/** Versions of the terms and conditions that a contract can have (API-149). */
export const termsVersionsQuery = () => callQuery('contracts', 'termsVersions');

/** The lists of legal entities of a contract (API-138). */
export const entitiesListsQuery = (id: string) => callQuery('contracts', 'lists', { params: { id } });

/** The newest changes of all contracts (API-152). */
export const auditTrailQuery = () => callQuery('auditEvents', 'all', { query: {} });

/** The changes of one contract (API-151). */
export const contractAuditQuery = (
  id: string,
  { page, sorting }: { page: number; sorting: DateSorting },
) => ({
  ...callQuery('auditEvents', 'ofContract', { params: { id }, query: { page, sorting } }),
  placeholderData: keepPreviousData,
});

/** A list to be saved; without an id it is created. */
interface SavedList {
  readonly id: string | null;
  readonly version: number;
  readonly name: string;
  readonly codes: readonly string[];
}

/** Returns a function that invalidates the lists of a contract and the audit trail; the contract, if it may be gone. */
function useForgetLists(contractId: string) {
  const queries = useQueryClient();
  return (_saved?: unknown, error?: unknown) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: entitiesListsQuery(contractId).queryKey }),
      isMissing(error) && queries.invalidateQueries({ queryKey: contractQuery(contractId).queryKey }),
      queries.invalidateQueries({ queryKey: callKey('auditEvents') }),
    ]);
}

/** Creates or updates a list of legal entities (API-139, API-140). Refetches after failures too: it may be stale. */
export function useSaveEntitiesList(contractId: string) {
  const params = { id: contractId };
  const forget = useForgetLists(contractId);
  return useMutation({
    mutationFn: ({ id, version, name, codes }: SavedList): Promise<LegalEntitiesList> => {
      const fields = { name, legalEntitiesIds: [...codes] };
      return id === null
        ? api().contracts.createList({ params, body: fields })
        : api().contracts.updateList({ params, body: { id, version, ...fields } });
    },
    onSettled: forget,
  });
}

/** Deletes a list of legal entities, in the version that was read (API-142). */
export function useDeleteEntitiesList(contractId: string) {
  const forget = useForgetLists(contractId);
  return useMutation({
    mutationFn: ({ id: listId, version }: Pick<LegalEntitiesList, 'id' | 'version'>) =>
      api().contracts.removeList({ params: { id: contractId, listId }, query: { version } }),
    meta: { isGoneHandled: true },
    onSettled: forget,
  });
}

/** A contract to create, once per idempotency key, or to update from the version that was read. */
export type SavedContract =
  | { readonly id: null; readonly key: string; readonly body: ContractCreation }
  | { readonly id: string; readonly body: ContractUpdate };

/** Creates or updates a contract (API-135, API-136) and refetches the queries that show it. */
export function useSaveContract() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (saved: SavedContract): Promise<Contract> =>
      saved.id === null
        ? api().contracts.create({ body: saved.body, headers: { [IDEMPOTENCY_HEADER]: saved.key } })
        : api().contracts.update({ params: { id: saved.id }, body: saved.body }),
    onSuccess: (contract) => {
      queries.setQueryData(contractQuery(contract.id).queryKey, contract);
      return Promise.all([
        queries.invalidateQueries({ queryKey: callKey('contracts', 'list') }),
        queries.invalidateQueries({ queryKey: entitiesListsQuery(contract.id).queryKey }),
        // Which rights users can have depends on the activated services.
        queries.invalidateQueries({ queryKey: callKey('contractUsers') }),
        queries.invalidateQueries({ queryKey: callKey('auditEvents') }),
      ]);
    },
  });
}

/** Downloads an appendix of a contract as a PDF file (API-123); reads the contract again if it is gone. */
export function useExportAppendix() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, type }: { id: string; type: AppendixType }) =>
      saveAnswer(await api().contracts.export({ params: { id }, query: { appendixType: type } })),
    meta: { isGoneHandled: true },
    onError: (error, { id }) => {
      if (isMissing(error)) void queries.invalidateQueries({ queryKey: contractQuery(id).queryKey });
    },
  });
}

/** Deletes a contract, in the version that was read (API-137); reads it again if that is refused. */
export function useDeleteContract() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Contract, 'id' | 'version'>) =>
      api().contracts.remove({ params: { id }, query: { version } }),
    meta: { isGoneHandled: true },
    onSettled: (_, error, { id }) =>
      Promise.all([
        error && !isMissing(error) && queries.invalidateQueries({ queryKey: contractQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: callKey('contracts', 'list') }),
        queries.invalidateQueries({ queryKey: callKey('auditEvents', 'all') }),
      ]),
  });
}

const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Downloads the audit events of the last days as a spreadsheet: of one contract, or of all (API-153). */
export const useExportAudit = () =>
  useMutation({
    mutationFn: async ({ days, contractId }: { days: number; contractId?: string }) =>
      saveAnswer(
        await api().auditEvents.export({
          query: { daysCount: days, timezone: timezone(), ...(contractId !== undefined && { contractId }) },
        }),
      ),
  });

/** Downloads the activity of users in the last days as a spreadsheet (API-156). */
export const useExportActivity = () =>
  useMutation({
    mutationFn: async (days: number) =>
      saveAnswer(await api().analytics.globalActivity({ query: { daysCount: days, timezone: timezone() } })),
  });
