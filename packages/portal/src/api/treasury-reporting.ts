import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { ShownTreasuryItems } from '@atrium/ui';
import { useMutation } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** Loans or deposits of the legal entities of one contract, or of all contracts of the user (API-157). */
export const treasuryListQuery = (type: FinancingType, contractId: string | null) =>
  callQuery('treasuryReporting', 'list', {
    query: { type, ...(contractId !== null && { contractId }) },
  });

/** What the user may do with treasury reporting (API-160). */
export const treasuryRightsQuery = () => callQuery('treasuryReporting', 'rights', {});

/** The contracts of the selector (TR-014). */
export const treasuryContractsQuery = () => callQuery('treasuryReporting', 'contracts', {});

/** A loan or a deposit (API-158). */
export const treasuryDetailQuery = (id: string) =>
  callQuery('treasuryReporting', 'detail', { params: { id } });

/** Downloads what the page shows as a spreadsheet (TR-013). */
export function useExportTreasury(type: FinancingType, contractId: string | null) {
  return useMutation({
    mutationFn: async ({ columns, references }: ShownTreasuryItems) =>
      saveAnswer(
        await api().treasuryReporting.exportItems({
          query: { type },
          body: { references, filters: { columns, ...(contractId !== null && { contractId }) } },
        }),
      ),
  });
}
