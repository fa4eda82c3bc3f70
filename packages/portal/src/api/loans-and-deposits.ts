import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { ShownFinancing } from '@atrium/ui';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** What is drawn and placed, and what falls due next. */
export const loansAndDepositsQuery = (next?: number) =>
  callQuery('loansAndDeposits', 'summary', { query: { next } });

/** Loans or deposits of one contract, or of all of the person's (API-041). */
export const financingListQuery = (type: FinancingType, contractId: string | null) => ({
  ...callQuery('loansAndDeposits', 'list', {
    query: { type, ...(contractId !== null && { contractId }) },
  }),
  placeholderData: keepPreviousData,
});

/** What the person may do with loans and deposits (API-043). */
export const financingRightsQuery = () => callQuery('loansAndDeposits', 'rights', {});

/** The contracts of the selector (LD-005). */
export const financingContractsQuery = () => callQuery('loansAndDeposits', 'contracts', {});

/** A loan or a deposit of a legal entity (API-042). */
export const financingDetailQuery = (id: string, ricosCode: string) =>
  callQuery('loansAndDeposits', 'detail', { params: { id }, query: { ricosCode } });

/** What is shown of a contract only where it shares its figures. */
const SHARED = ['loansAndDeposits', 'treasuryReporting', 'forecast'] as const;

/** Shares the figures of a contract with its people, or no longer (LD-017). */
export function useChangeVisibility() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, visibility }: { id: string; visibility: boolean }) =>
      api().contracts.patch({ params: { id }, body: { bmf: { visibility } } }),
    // Who administers the contract for the client is one of its people: what they see changes too.
    onSettled: () =>
      Promise.all(SHARED.map((area) => queries.invalidateQueries({ queryKey: callKey(area) }))),
  });
}

/** Saves what the page shows as a spreadsheet (LD-009, LD-010). */
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
