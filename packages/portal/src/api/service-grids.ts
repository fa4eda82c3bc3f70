import type { ServiceCode } from '@atrium/contract/services';
import type { ShownGrid } from '@atrium/ui';
import { useMutation } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** A report of a service, of one contract or of all (API-038). */
export const serviceGridQuery = (id: string, contractId: string | null) =>
  callQuery('serviceGrids', 'grid', {
    params: { id },
    ...(contractId !== null && { query: { contractId } }),
  });

/** What the user may do with a report (API-039). */
export const serviceGridRightsQuery = (id: string) => callQuery('serviceGrids', 'rights', { params: { id } });

/** The user's contracts that have activated a service (API-037). */
export const serviceContractsQuery = (id: ServiceCode) =>
  callQuery('serviceContracts', 'list', { params: { id } });

/** Downloads the shown part of a report as a spreadsheet (GRID-007). */
export function useExportGrid(id: string, contractId: string | null) {
  return useMutation({
    mutationFn: async (shown: ShownGrid) =>
      saveAnswer(
        await api().serviceGrids.exportGrid({
          params: { id },
          body: { ...shown, ...(contractId !== null && { contractId }) },
        }),
      ),
  });
}
