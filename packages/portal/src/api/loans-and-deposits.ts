import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { ShownFinancing } from '@atrium/ui';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** Drawn and placed amounts, and what falls due next. */
export const loansAndDepositsQuery = (next?: number) =>
  callQuery('loansAndDeposits', 'summary', { query: { next } });

/** Loans or deposits of one contract, or of all contracts of the user (API-041). */
export const financingListQuery = (type: FinancingType, contractId: string | null) => ({
  ...callQuery('loansAndDeposits', 'list', {
    query: { type, ...(contractId !== null && { contractId }) },
  }),
  placeholderData: keepPreviousData,
});

/** What the user may do with loans and deposits (API-043). */
export const financingRightsQuery = () => callQuery('loansAndDeposits', 'rights', {});

/** The contracts of the selector (LD-005). */
export const financingContractsQuery = () => callQuery('loansAndDeposits', 'contracts', {});

/** A loan or a deposit of a legal entity (API-042). */
export const financingDetailQuery = (id: string, ricosCode: string) =>
  callQuery('loansAndDeposits', 'detail', { params: { id }, query: { ricosCode } });

/** Areas that show the figures of a contract only if the contract shares them. */
const SHARED = ['loansAndDeposits', 'treasuryReporting', 'forecast'] as const;

/** Starts or stops sharing the figures of a contract with its users (LD-017). */
export function useChangeVisibility() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, visibility }: { id: string; visibility: boolean }) =>
      api().contracts.patch({ params: { id }, body: { bmf: { visibility } } }),
    // The client's administrator is also a user of the contract: their own view changes too.
    onSettled: () =>
      Promise.all(SHARED.map((area) => queries.invalidateQueries({ queryKey: callKey(area) }))),
  });
}

/** Downloads what the page shows as a spreadsheet (LD-009, LD-010). */
export function useExportFinancing(type: FinancingType, contractId: string | null) {
  return useMutation({
    mutationFn: async (shown: ShownFinancing) =>
      saveAnswer(
        await api().loansAndDeposits.exportLines({
          body: { type, ...shown, ...(contractId !== null && { contractId }) },
        }),
      ),
  });
}
